export type ResourceCategory = 'basics' | 'textAndCode' | 'structured' | 'picturesAndVideo';
export type ResourceType = 'Guide' | 'Tutorial' | 'Article' | 'Reference' | 'Documentation' | 'Technical' | 'Code';

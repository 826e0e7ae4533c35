/** A link, which ends at the next character of a script without spaces ("https://example.comを見て"). */
export const LINK = /(?:https?:\/\/|www\.)[^\s<>\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/g;

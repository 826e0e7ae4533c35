import { describe, expect, test } from 'vitest';
import { positiveClauses, splitBeats, splitList } from './split-text.ts';

describe('splitBeats', () => {
  test.each([
    { action: 'She sits;  she drinks', beats: ['She sits;', 'she drinks'] },
    { action: 'She sits.  She drinks! She leaves', beats: ['She sits.', 'She drinks!', 'She leaves'] },
    { action: 'She greets Mr. Lee', beats: ['She greets Mr. Lee'] },
    { action: 'She waits 2.5 seconds', beats: ['She waits 2.5 seconds'] },
    { action: '她坐下。她喝茶；她离开', beats: ['她坐下。', '她喝茶；', '她离开'] },
    { action: 'تجلس؛ تشرب الشاي', beats: ['تجلس؛', 'تشرب الشاي'] },
    { action: 'He takes aisle 100. Stops', beats: ['He takes aisle 100.', 'Stops'] },
    { action: '… !? Go', beats: ['… !? Go'] },
    { action: 'She sits; ', beats: ['She sits;'] },
    { action: '  ', beats: [] },
  ])('takes "$action" as $beats', ({ action, beats }) => {
    expect(splitBeats(action)).toEqual(beats);
  });
});

test.each([
  { list: 'text, extra fingers ;fog', items: ['text', 'extra fingers', 'fog'] },
  { list: '字幕、水印，模糊；雾', items: ['字幕', '水印', '模糊', '雾'] },
  { list: 'ضباب، نصوص؛ كتابة', items: ['ضباب', 'نصوص', 'كتابة'] },
  { list: ' ,, \n', items: [] },
])('reads "$list" as $items', ({ list, items }) => {
  expect(splitList(list)).toEqual(items);
});

test('leaves out the clauses that deny', () => {
  expect(positiveClauses('fog, no rain, a quay without people: gulls')).toEqual(['fog', ' gulls']);
});

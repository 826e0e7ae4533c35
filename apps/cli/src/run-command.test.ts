import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const run = (args: string[], input = '') => runCommand(args, async () => input);

describe('the program', () => {
  test('reads the pipe, prints the prompt and says with its exit code that it did', async () => {
    const { output, errors, code } = await start(['-'], 'haiku about rain\n');

    expect({ errors, code }).toEqual({ errors: '', code: 0 });
    expect(output).toContain('aiku about rain');
  });

  test('prints mistakes apart from prompts', async () => {
    const { output, errors, code } = await start(['--nonsense', 'x']);

    expect({ output, code }).toEqual({ output: '', code: 2 });
    expect(errors).toContain('--nonsense');
  });

  async function start(args: string[], input = '') {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args]);
    child.stdin.end(input);
    const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    return { output, errors, code };
  }
});

describe('a prompt on the terminal', () => {
  test('is written from an idea', async () => {
    const { output, code } = await run(['email to my landlord about a broken heater, polite but firm']);

    expect(code).toBe(0);
    expect(output).toContain('email to my landlord about a broken heater, polite but firm');
    expect(output).toContain('Requirements:');
  });

  test('is written from the pipe, for a target and in another wording', async () => {
    const once = await run(['--target', 'claude', '-'], 'haiku about rain\n');
    const again = await run(['-t', 'claude', '--variant', '1', '-'], 'haiku about rain\n');

    expect(once.output).toContain('<requirements>');
    expect(again.output).not.toBe(once.output);
  });

  test('can be read by a program', async () => {
    const { output } = await run(['--json', 'recipe for pancakes, no sugar']);

    expect(JSON.parse(output)).toMatchObject({
      intent: 'recipe',
      language: 'en',
      slots: { exclusions: ['no sugar'] },
    });
  });

  test('is written in the language that is asked for', async () => {
    const { output } = await run(['--json', '--language', 'en', 'un poème sur la pluie']);

    expect(JSON.parse(output)).toMatchObject({ language: 'en' });
  });

  test('for a picture takes choices from the idea and from --set', async () => {
    const set = ['mood=peaceful', 'colors=cool', 'style=realistic'].flatMap((pair) => ['--set', pair]);
    const { output } = await run(['--type', 'art', '--target', 'midjourney', ...set, 'watercolor of two foxes']);

    expect(output).toMatch(/^Watercolor of two foxes\. Peaceful/);
  });

  test('for a workflow is JSON', async () => {
    const { output } = await run([
      '--type',
      'json',
      'every Monday collect reviews, then group them, then mail me a digest',
    ]);

    expect(JSON.parse(output)).toMatchObject({
      task: 'Every Monday collect reviews, then group them, then mail me a digest.',
      output: expect.stringContaining('`trigger` and `steps`'),
    });
  });

  test('for a video has what is said and what a few words leave open', async () => {
    const { output } = await run(['--type', 'video', '--set', 'action=taps the crust twice', 'a baker at dawn']);

    expect(JSON.parse(output)).toMatchObject({
      subject: 'a baker, same look and clothes in every frame',
      action: 'taps the crust twice',
      ambiance: 'at dawn, low soft light from one side, long faint shadows',
    });
    expect(JSON.parse(output)).toHaveProperty('camera_motion');
    expect(output).not.toContain('dialogue');
  });

  test('for a picture needs no choices, and says what is read of an idea', async () => {
    expect((await run(['--type', 'art', 'a linocut of a heron'])).output).toMatch(/^A linocut of a heron\. \p{Lu}/u);
    expect((await run(['read', 'a linocut of a heron, no text'])).output).toMatch(
      /medium\.linocut \(asked\)[\s\S]*excludes +no text/,
    );
  });

  test('comes with help', async () => {
    const { output, code } = await run(['--help']);

    expect(code).toBe(0);
    expect(output).toContain('--language CODE');
  });
});

test.each([
  [[], 'Say in a few words what the prompt is for'],
  [['--type', 'poem', 'x'], '--type must be one of text, art, json, video, read, not "poem".'],
  [['--language', 'xx', 'x'], '--language must be one of en,'],
  [['--target', 'flux', 'x'], '--target must be one of general,'],
  [['--type', 'video', '--target', 'sora', 'x'], '--target is for text and art prompts'],
  [['--variant', '-1', 'x'], '--variant'],
  [['--variant', 'two', 'x'], '--variant must be a whole number'],
  [['--nonsense', 'x'], '--nonsense'],
  [['--type', 'art', '--set', 'subject=dragons', 'x'], 'subject must be one of portrait,'],
  [['--type', 'art', '--set', 'size=big', 'x'], 'has no "size"'],
  [['--type', 'video', '--set', 'mood=sad', 'x'], 'has no "mood"'],
  [['--type', 'video', '--set', 'sad', 'x'], '--set takes NAME=TEXT'],
  [['--type', 'json', '--code', '/nowhere/at/all', 'x'], '--code: "/nowhere/at/all" cannot be read.'],
])('the mistake in %j is named, with exit code 2', async (args, message) => {
  const { errors, output, code } = await run(args);

  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toContain(message);
});

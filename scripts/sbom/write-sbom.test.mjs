import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSbom } from './write-sbom.mjs';

const ROOT = join(import.meta.dirname, '../..');

test('the list of parts is CycloneDX and holds each package of a production install, and no tool', async () => {
  const sbom = JSON.parse(await writeSbom(ROOT));

  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.\d$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    version: 1,
    metadata: { component: { name: 'wordlamp' }, timestamp: expect.any(String) },
  });
  /** @type {{ 'bom-ref': string, purl: string, hashes?: object[], licenses?: object[] }[]} */
  const components = sbom.components;
  const listed = new Set(components.map((component) => component['bom-ref']));
  /** @type {{ packages: Record<string, { version: string, name?: string, dev?: boolean, link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const nameOf = (/** @type {[string, { version: string, name?: string }]} */ [path, { name, version }]) =>
    `${name ?? path.split('node_modules/').at(-1)}@${version}`;
  const shipped = installed.filter(([, { dev }]) => !dev).map(nameOf);
  const tools = installed.filter(([, { dev }]) => dev).map(nameOf);
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((name) => !listed.has(name))).toEqual([]);
  expect(tools.filter((name) => listed.has(name) && !shipped.includes(name))).toEqual([]);
  for (const component of components) {
    expect(component.purl).toMatch(/^pkg:npm\/[^@]+@\d/);
    expect(component.licenses).not.toEqual([]);
    if (!component.purl.startsWith('pkg:npm/%40wordlamp')) expect(component.hashes).toHaveLength(1);
  }
  const refs = sbom.dependencies.flatMap((/** @type {{ dependsOn?: string[] }} */ { dependsOn = [] }) => dependsOn);
  expect(refs.filter((/** @type {string} */ ref) => !listed.has(ref))).toEqual([]);
});

// Writes the list of what a production install holds, in CycloneDX: `npm run sbom -- FILE`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSbom } from './sbom/write-sbom.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run sbom -- FILE');
  process.exit(2);
}
const sbom = await writeSbom(join(import.meta.dirname, '..'));
writeFileSync(file, sbom);
console.log(`${JSON.parse(sbom).components.length} packages are listed in ${file}.`);

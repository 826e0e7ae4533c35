import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warn } = findingsOf('clock');
const LIMIT_MS = 3000;

/** Whether the system's clock is synchronized. */
export async function checkClock(): Promise<Finding[]> {
  const state = await synchronization();
  if (state === 'yes') return [ok('the system sets its clock by the network')];
  if (state === 'no')
    return [warn('the system does not set its clock by the network: timedatectl set-ntp true, or install chrony')];
  return [ok('the system does not tell whether it sets its clock by the network')];
}

async function synchronization(): Promise<string> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: LIMIT_MS,
  });
  return asked.then(
    ({ stdout }) => stdout.trim(),
    () => '', // systemd is missing or not running
  );
}

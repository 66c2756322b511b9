import { expect, test } from 'vitest';
import { causeOf, describeEnd, findMachineFault } from '#/system/report/expectedError.ts';

test.each([
  [
    "[GenerateContentTypesError] failed: EROFS: read-only file system, mkdir '/a'.\n  Hint: a typo",
    "EROFS: read-only file system, mkdir '/a'; give the user of this process the right to write there",
  ],
  [
    'x\nENOSPC: no space left on device, write',
    'ENOSPC: no space left on device, write; free space on the full disk, which df -h shows',
  ],
  [
    'FATAL ERROR: JavaScript heap out of memory\n x',
    'heap out of memory; NODE_OPTIONS=--max-old-space-size=8192 lets each process take 8 GB',
  ],
  ['a page throws', undefined],
])('finds in %j the fault of the machine and what to do', (output, fault) => {
  expect(findMachineFault(output)).toBe(fault);
});

test('says what to do about errors of this machine, not quoted ones', () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  expect(causeOf(full)).toBe(
    'ENOSPC: no space left; free space on the full disk, which df -h shows',
  );
  expect(causeOf(new Error('HTTP 500 and the message "ENOSPC"'))).toBe(
    'HTTP 500 and the message "ENOSPC"',
  );
});

test('explains a process that was killed', () => {
  expect(describeEnd('SIGKILL', undefined)).toBe(
    'was killed (SIGKILL), probably for lack of memory; give the machine, unit or container more memory',
  );
  expect(describeEnd(undefined, 3)).toBe('ended with code 3');
});

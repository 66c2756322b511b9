/** Holds a file's lock until it is killed; tells its parent when it has the lock. */
import { lockFile } from '#/system/files/fileLock.ts';

const lock = lockFile(process.argv[2] ?? '', 'refused');
process.on('message', () => lock[Symbol.dispose]()); // keeps the process, and the lock from being collected
process.send?.('held');

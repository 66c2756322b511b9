/** Loaded before the program in every Node process of a build: records its peak memory. */
import { appendFileSync } from 'node:fs';

const file = process.env.PEAK_MEMORY_FILE;

process.on('exit', () => {
  if (file !== undefined) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});

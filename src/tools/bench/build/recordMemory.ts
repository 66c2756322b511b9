/** Loaded before the program in every Node process of a build: notes the most memory that it used. */
import { appendFileSync } from 'node:fs';

const file = process.env.PEAK_MEMORY_FILE;

process.on('exit', () => {
  if (file !== undefined) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});

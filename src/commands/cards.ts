/**
 * `npm run cards`: draws the icons, and the social cards of each language, into `public/`. An icon in
 * `src/brand/icons/` is used as it is.
 */
import { drawCards } from '#/tools/cards/drawCards.ts';
import { saveDrawings } from '#/tools/cards/saveDrawings.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async () => {
  for (const { path, data } of await saveDrawings(await drawCards()))
    console.log(`public/${path}: ${data.length} bytes`);
});

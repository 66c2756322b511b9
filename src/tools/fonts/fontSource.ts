import { createRequire } from 'node:module';

// Packages that only `npm run fonts` needs are installed in `sources/`, the others in the project.
const { resolve } = createRequire(new URL('./sources/package.json', import.meta.url));

/** Returns the path of a font's file: `hind/400Regular/Hind_400Regular`. */
export const fontSource = (name: string): string => resolve(`@expo-google-fonts/${name}.ttf`);

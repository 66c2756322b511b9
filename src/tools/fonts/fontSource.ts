import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Returns the path of a font's file: `hind/400Regular/Hind_400Regular`. */
export const fontSource = (name: string): string => resolve(`@expo-google-fonts/${name}.ttf`);

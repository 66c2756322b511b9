import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Android's fonts for Gujarati and Hindi, by the names in our style sheets. */
const ANDROID_FONTS = {
  'NotoSansGujarati-Regular': 'noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf',
  'NotoSansGujarati-Bold': 'noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf',
  'NotoSansDevanagari-Regular': 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'NotoSansDevanagari-Bold': 'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
};

export type AndroidFont = keyof typeof ANDROID_FONTS;
export const ANDROID_FONT_NAMES = Object.keys(ANDROID_FONTS) as AndroidFont[];

/** A fontconfig that offers only these fonts for Gujarati and Hindi. */
const fontconfig = (files: readonly string[]) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${files.map((file) => `<dir>${dirname(file)}</dir>`).join('')}
  <selectfont>
    <rejectfont><pattern><patelt name="lang"><string>gu</string></patelt></pattern></rejectfont>
    <rejectfont><pattern><patelt name="lang"><string>hi</string></patelt></pattern></rejectfont>
    <acceptfont>
      ${files.map((file) => `<pattern><patelt name="file"><string>${file}</string></patelt></pattern>`).join('')}
    </acceptfont>
  </selectfont>
</fontconfig>`;

/** Writes a fontconfig into a folder; returns the environment for a browser that uses it. */
export function writeFontconfig(
  folder: string,
  names: readonly AndroidFont[],
): Record<string, string | undefined> {
  const fonts = names.map((name) => resolve(`@expo-google-fonts/${ANDROID_FONTS[name]}`));
  const file = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, fontconfig(fonts));
  return { ...process.env, FONTCONFIG_FILE: file };
}

/** Calls `use` with the environment for a browser that has only these fonts for Gujarati and Hindi. */
export async function withSystemFonts<Result>(
  names: readonly AndroidFont[],
  use: (environment: Record<string, string | undefined>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'site-fonts-'));
  try {
    return await use(writeFontconfig(folder, names));
  } finally {
    await rm(folder, { recursive: true });
  }
}

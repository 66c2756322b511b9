import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { HIGHEST_PORT } from '#/system/network/listen.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import {
  describeMistake,
  readSettings,
  SettingsError,
  SettingsSchema,
  withoutBlanks,
  type Environment,
} from '#/pipeline/settings.ts';

const SECRET = /^(whsec_)?([A-Za-z0-9+/]{4}){6,}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const SECRETS = ['WEBHOOK_SECRET', 'WEBHOOK_TOKEN'];
const DEFAULT_HOME = 'published';
const NO_SENDER = 'WEBHOOK_SECRET: found nothing, expected it or WEBHOOK_TOKEN to verify hooks';

/** Hides from child processes what only the publisher needs. */
export const WITHHELD = {
  WEBHOOK_SECRET: undefined,
  WEBHOOK_TOKEN: undefined,
  WEBHOOK_SECRET_FILE: undefined,
  WEBHOOK_TOKEN_FILE: undefined,
  CREDENTIALS_DIRECTORY: undefined,
};

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

const secretList = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.check(
    (secrets) => secrets.length > 0 && secrets.every((secret) => SECRET.test(secret)),
    'one or more secrets as whsec_ and at least 24 base64 characters, with spaces between',
  ),
);

const PublisherSchema = v.object({
  ...SettingsSchema.entries,
  SITE_URL: v.unwrap(SettingsSchema.entries.SITE_URL),
  // It would accept every later loss too.
  ACCEPT_SHRINK: v.optional(
    v.literal('0', '0 or nothing, because accept-shrink is a command'),
    '0',
  ),
  WEBHOOK_SECRET: v.optional(secretList),
  WEBHOOK_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters without spaces')),
  ),
  PUBLISHER_HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLISHER_PORT: v.optional(wholeNumber(0, HIGHEST_PORT), '8787'),
  PUBLISH_DIR: v.optional(v.string(), DEFAULT_HOME),
  PUBLISH_COMMAND: v.optional(v.string()),
  NOTIFY_COMMAND: v.optional(v.string()),
  BUILD_TIMEOUT_S: v.optional(wholeNumber(1, 86_400), '900'),
});

/** Reads the files that `<NAME>_FILE` variables name, such as systemd credentials, into the environment. */
function withSecretFiles(environment: Environment): Environment {
  const secrets = SECRETS.map((name): [string, string | undefined] => {
    const file = environment[`${name}_FILE`];
    try {
      return [name, file === undefined ? environment[name] : readFileSync(file, 'utf8').trim()];
    } catch (error) {
      throw new SettingsError(
        `${name}_FILE: found ${file ?? ''} (${messageOf(error)}), expected a file that can be read`,
      );
    }
  });
  return withoutBlanks({ ...environment, ...Object.fromEntries(secrets) });
}

/** Reads the settings of the publisher and of the site; throws SettingsError with one line per mistake. */
export function readPublisherSettings(environment: Environment) {
  const values = withSecretFiles(withoutBlanks(environment));
  const { success, output, issues = [] } = v.safeParse(PublisherSchema, values);
  const mistakes = [
    ...issues.map((issue) => describeMistake(issue, SECRETS)),
    ...(SECRETS.some((name) => values[name] !== undefined) ? [] : [NO_SENDER]),
  ];
  if (!success || mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  return {
    site: readSettings(values),
    /** The folder of the releases, the build's cache and the state. */
    home: output.PUBLISH_DIR,
    /** The owner's shell command, which gets each finished folder. */
    command: output.PUBLISH_COMMAND,
    /**
     * The owner's shell command, which gets the reason when publishing begins to fail, and a message when it
     * works again.
     */
    notifyCommand: output.NOTIFY_COMMAND,
    buildTimeoutMs: output.BUILD_TIMEOUT_S * 1000,
    /** A hook may be signed with any of them, so that a secret can be rotated. */
    secrets: output.WEBHOOK_SECRET ?? [],
    token: output.WEBHOOK_TOKEN,
    host: output.PUBLISHER_HOST,
    port: output.PUBLISHER_PORT,
  };
}

export type PublisherSettings = ReturnType<typeof readPublisherSettings>;

/** Returns the publisher's folder, the only setting that an operator's command needs. */
export const readPublisherHome = (environment: Environment): string =>
  withoutBlanks(environment).PUBLISH_DIR ?? DEFAULT_HOME;

import * as v from 'valibot';
import { HIGHEST_PORT } from '#/build/network/listen.ts';
import {
  describeMistake,
  readSettings,
  SettingsError,
  withoutBlanks,
  type Environment,
  type Settings,
} from '#/build/settings.ts';

/** Where releases are stored and delivered to. */
export interface TargetSettings {
  /** Holds the releases, the build's cache and the state. */
  home: string;
  /** The bucket for rclone, as `remote:bucket`. */
  bucket?: string | undefined;
  command?: string | undefined;
  buildTimeoutMs: number;
}

/** The settings of the publisher (contract, section 2). */
export interface PublisherSettings extends TargetSettings {
  site: Settings;
  /** A hook may be signed with any of them, so that a secret can be rotated. */
  secrets: string[];
  token?: string | undefined;
  host: string;
  port: number;
}

const DEFAULT_HOME = 'published';
/** rclone's `remote:bucket` or `:backend,setting:bucket`; a path of a folder has no colon there. */
const REMOTE = /^:?[\w.+@-]{2,}[^/]*:/;
const SECRET = /^(whsec_)?([A-Za-z0-9+/]{4}){6,}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

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

const OPERATOR_FIELDS = {
  PUBLISH_DIR: v.optional(v.string(), DEFAULT_HOME),
  PUBLISH_COMMAND: v.optional(v.string()),
  BUILD_TIMEOUT_S: v.optional(wholeNumber(1, 86_400), '900'),
};
const OperatorSchema = v.object(OPERATOR_FIELDS);

const PublisherSchema = v.object({
  ...OPERATOR_FIELDS,
  SITE_URL: v.string(),
  WEBHOOK_SECRET: v.optional(secretList),
  WEBHOOK_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'at least 16 characters without spaces')),
  ),
  PUBLISHER_HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLISHER_PORT: v.optional(wholeNumber(0, HIGHEST_PORT), '8787'),
});

/** Reads where the site is delivered to, and where the publisher's files are. */
const targetOf = (output: v.InferOutput<typeof OperatorSchema>): TargetSettings => {
  const isBucket = REMOTE.test(output.PUBLISH_DIR);
  return {
    home: isBucket ? DEFAULT_HOME : output.PUBLISH_DIR,
    bucket: isBucket ? output.PUBLISH_DIR : undefined,
    command: output.PUBLISH_COMMAND,
    buildTimeoutMs: output.BUILD_TIMEOUT_S * 1000,
  };
};

const SECRETS = ['WEBHOOK_SECRET', 'WEBHOOK_TOKEN'];
const WANTED = 'the public origin of the site, such as https://shop.example';

/** The errors in the site's own settings, one line each. */
function mistakesOfSite(environment: Environment): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
}

function mistakesIn(given: Environment, result: v.SafeParseResult<typeof PublisherSchema>) {
  const isBucket = REMOTE.test(given.PUBLISH_DIR ?? '');
  const hasSender = given.WEBHOOK_SECRET !== undefined || given.WEBHOOK_TOKEN !== undefined;
  return [
    ...mistakesOfSite(given),
    ...(result.issues ?? []).map((issue) => describeMistake(issue, WANTED, SECRETS)),
    ...(hasSender
      ? []
      : ['WEBHOOK_SECRET: found nothing, expected it or WEBHOOK_TOKEN, to know a hook by']),
    ...(isBucket && given.PUBLISH_COMMAND !== undefined
      ? ['PUBLISH_COMMAND: found beside a bucket in PUBLISH_DIR, expected one of the two']
      : []),
  ];
}

/** Reads the settings of the publisher and of the site; throws SettingsError with one line for each mistake. */
export function readPublisherSettings(environment: Environment): PublisherSettings {
  const given = withoutBlanks(environment);
  const result = v.safeParse(PublisherSchema, given);
  const mistakes = mistakesIn(given, result);
  if (!result.success || mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  const { output } = result;
  return {
    site: readSettings(given),
    secrets: output.WEBHOOK_SECRET ?? [],
    token: output.WEBHOOK_TOKEN,
    host: output.PUBLISHER_HOST,
    port: output.PUBLISHER_PORT,
    ...targetOf(output),
  };
}

/** Reads the settings of an operator command, which all have defaults; throws SettingsError. */
export function readOperatorSettings(environment: Environment): TargetSettings {
  const { success, issues, output } = v.safeParse(OperatorSchema, withoutBlanks(environment));
  if (success) return targetOf(output);
  throw new SettingsError(issues.map((issue) => describeMistake(issue, WANTED)).join('\n'));
}

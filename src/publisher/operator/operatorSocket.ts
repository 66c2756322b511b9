import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { json, text } from 'node:stream/consumers';
import * as v from 'valibot';
import { hasCode } from '#/system/files/fileErrors.ts';
import { messageOf } from '#/system/report/messageOf.ts';
import { foldersIn, type Folders } from '#/publisher/folders.ts';
import { ExpectedError } from '#/system/report/expectedError.ts';

const CommandSchema = v.object({ name: v.string(), words: v.array(v.string()) });

export type OperatorCommand = v.InferOutput<typeof CommandSchema>;

/** The socket in the state folder; relative if that is shorter, as a socket's path has 107 bytes at most. */
function socketIn({ state }: Folders): string {
  const absolute = join(state, 'operator.sock');
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

/**
 * Listens for operator commands on a socket that only the publisher's own user and root may use. `operate`
 * resolves to the result in one sentence.
 */
export async function listenToOperators(
  folders: Folders,
  operate: (command: OperatorCommand) => Promise<string>,
): Promise<Server> {
  const socket = socketIn(folders);
  const server = createServer((asked, answer) => {
    const result = json(asked).then((body) => operate(v.parse(CommandSchema, body)));
    result.then(
      (said) => answer.end(said),
      (error: unknown) => answer.writeHead(409).end(messageOf(error)),
    );
  });
  await rm(socket, { force: true }); // a killed publisher has left it
  server.listen(socket);
  await once(server, 'listening'); // or throws the server's error
  await chmod(socket, 0o600);
  return server;
}

/**
 * Lets the publisher of a folder carry out a command, as only that has all settings and rights. Throws
 * ExpectedError, which says why not. There is no time limit: a rollback may have to deliver a whole release.
 */
export async function askPublisher(home: string, command: OperatorCommand): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ socketPath: socketIn(foldersIn(home)), method: 'POST' }, resolve)
    .on('error', reject)
    .end(JSON.stringify(command));
  const answer = await promise.catch((error: unknown) => {
    const isThere = !hasCode(error, 'ENOENT') && !hasCode(error, 'ECONNREFUSED');
    const advice = isThere ? 'ask as the user that it runs as' : 'start it first';
    throw new ExpectedError(
      `PUBLISH_DIR: found no publisher that answers in ${home} (${messageOf(error)}); ${advice}`,
    );
  });
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new ExpectedError(said);
  return said;
}

import { describe, expect, test } from 'vitest';
import { readBody } from '#/features/forms/submit/readBody.ts';

const read = async (body: BodyInit | null) => (await readBody(new Response(body))).json;

/** A body that never ends; it counts the parts that are read. */
function endless(part: string) {
  const taken = { parts: 0, isCancelled: false };
  const bytes = new TextEncoder().encode(part);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken.parts += 1;
        controller.enqueue(bytes);
      },
      cancel() {
        taken.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

describe('readBody', () => {
  test.each([
    ['{"message":"ના"}', { message: 'ના' }],
    ['null', null],
    ['\ufeff{"a":1}', { a: 1 }],
  ])('reads %j', async (body, value) => {
    expect(await read(body)).toEqual(value);
  });

  test.each([null, '', 'No.', '<!doctype html><h1>500</h1>', '{"message":"No'])(
    'reads nothing in %j',
    async (body) => {
      expect(await read(body)).toBeUndefined();
    },
  );

  test('reads letters that are cut between two parts', async () => {
    const bytes = new TextEncoder().encode('"ખમણ"');
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await read(body)).toBe('ખમણ');
  });

  test('stops reading after a megabyte', async () => {
    const { body, taken } = endless(' '.repeat(100_000));
    const { text, json } = await readBody(new Response(body));
    expect([text?.length, json]).toEqual([1_000_000, undefined]);
    expect(taken).toEqual({ parts: 11, isCancelled: true });
  });

  test('gives the text of what is not JSON', async () => {
    for (const text of ['', 'OK', ' {"a":']) {
      expect(await readBody(new Response(text))).toEqual({ text, json: undefined });
    }
  });

  test('has no text where the body breaks off', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'));
      },
      pull(controller) {
        controller.error(new TypeError('network error'));
      },
    });
    expect(await readBody(new Response(body))).toEqual({
      text: undefined,
      json: undefined,
    });
  });
});

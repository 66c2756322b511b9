import { expect, test } from 'vitest';
import { meaningOf, meaningOfJson, parseJson } from '#/lib/json.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['"text"', 'text'],
  ['[9007199254740991, -1.5, 1e21, 1e400]', [9007199254740991, -1.5, 1e21, Infinity]],
  ['{"id": 653247040368672768}', { id: '653247040368672768' }],
  ['[-9007199254740993]', ['-9007199254740993']],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
])('reads %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each(['', ' ', 'undefined', '{"a":', "['a']", '\0\0'])('returns undefined for %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

const meaning = (status: number, text: string | undefined) =>
  meaningOf(status, text, parseJson(text ?? ''));

test.each([
  [200, ''],
  [204, ''],
  [200, '{}'],
  [200, '{"data":[{"status":"draft"}]}'],
  [200, '{"success":true}'],
  [200, '{"success":true,"status":"new","id":7}'],
  [200, '{"OK":1,"status":"pending","code":7}'],
  [200, '{"success":"Data saved successfully."}'],
  [200, '{"success":"created"}'],
  [200, '{"success":"1","status":"OK"}'],
  [202, '{"Status":"Queued"}'],
  [200, '{"status":"accepted","code":202}'],
  [200, '{"status":"sent","error":null,"errors":[]}'],
  [200, '{"status":true,"error":0,"errors":false}'],
  [200, '{"message":"no"}'],
  [201, undefined],
  [201, 'Thank you'],
  [201, '<!doctype html><h1>Thank you</h1>'],
  [201, '<b>Deprecated</b>: x in <b>/a.php</b> on line <b>1</b>{"success":true}'],
  [201, '[7]'],
  [201, '{"id":7,"message":"Do you cater?","status":0}'],
  [201, '{"id":7,"status":"pending","error":null,"errors":{}}'],
])('reads %i %s as yes', (status, text) => {
  expect(meaning(status, text)).toBe('yes');
});

test.each([
  [404, '<h1>Not found</h1>'],
  [409, '{"success":true}'],
  [419, '{"message":"CSRF token mismatch."}'],
  [200, '{"success":"false"}'],
  [200, '{"success":true,"ok":false}'],
  [200, '{"success":0,"message":"Too many connections","data":[]}'],
  [200, '{"status":false}'],
  [200, '{"STATUS":"Error","data":[]}'],
  [200, '{"success":true,"errors":{"email":["Taken."]}}'],
  [200, '{"errors":[{"message":"Closed."}],"data":[]}'],
  [201, '{"id":7,"success":false}'],
  [201, '{"status":"failed"}'],
  [200, 'false'],
  [201, 'false'],
])('reads %i %s as no', (status, text) => {
  expect(meaning(status, text)).toBe('no');
});

test.each([
  [0, ''],
  [302, ''],
  [500, '{"message":"Server Error"}'],
  [503, ''],
  [200, undefined],
  [200, '<!doctype html><h1>Thank you</h1>'],
  [202, 'Thank you'],
  [200, '{"status":"succ'],
  [200, '[]'],
  [200, 'true'],
  [200, 'null'],
  [200, '{"status":"mail_failed","message":"Mail server down"}'],
  [200, '{"status":"pending"}'],
  [200, '{"status":0}'],
  [200, '{"status":[1]}'],
  [200, '{"code":422}'],
  [200, '{"success":true,"code":500}'],
  [200, '{"success":null}'],
  [200, '{"success":true,"ok":null}'],
  [200, '{"success":"saved"}'],
  [200, '{"success":2}'],
  [200, '{"ok":"all is well"}'],
  [200, '{"error":"Closed.","data":[]}'],
  [200, '{"success":true,"errors":"Closed."}'],
  [201, '{"error":"Could not save"}'],
  [201, '{"id":7,"errors":"Closed."}'],
  [201, '{"status":500}'],
  [201, '{"code":"422"}'],
  [201, '{"success":null}'],
])('reads %i %s as unsure', (status, text) => {
  expect(meaning(status, text)).toBe('unsure');
});

test.each([
  ['[]', 'yes'],
  ['{"id":7,"status":"draft","code":"KH-1"}', 'yes'],
  ['{"status":null,"data":[]}', 'yes'],
  ['{"status":"error","data":[]}', 'no'],
  ['{"status":404,"data":[]}', 'unsure'],
  ['{"success":null,"data":[]}', 'unsure'],
  ['{"error":"Closed.","data":[]}', 'unsure'],
] as const)('reads %s in a build as %s', (text, expected) => {
  expect(meaningOfJson(parseJson(text), 200, true)).toBe(expected);
});

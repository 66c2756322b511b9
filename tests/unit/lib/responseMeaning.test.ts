import { expect, test } from 'vitest';
import { parseJson } from '#/lib/parseJson.ts';
import { meaningOf } from '#/lib/responseMeaning.ts';

const meaning = (status: number, text: string | undefined) =>
  meaningOf(status, text, parseJson(text ?? ''));

test.each([
  [200, ''],
  [204, ''],
  [200, '{}'],
  [200, '{"data":[{"status":"draft"}]}'],
  [200, '{"success":true}'],
  [200, '{"success":"1","status":"OK"}'],
  [202, '{"status":"Queued"}'],
  [200, '{"status":"accepted","code":202}'],
  [200, '{"status":"sent","error":null,"errors":[]}'],
  [200, '{"message":"no"}'],
  [201, '{"id":7,"message":"Do you cater?","status":0}'],
  [201, '{"message":"Thank you","code":450}'],
  [201, '{"id":7,"status":"pending","error":"mail is slow"}'],
])('reads %i %s as yes', (status, text) => {
  expect(meaning(status, text)).toBe('yes');
});

test.each([
  [404, '<h1>Not found</h1>'],
  [409, '{"success":true}'],
  [419, '{"message":"CSRF token mismatch."}'],
  [200, '{"success":"false"}'],
  [200, '{"success":0,"message":"Too many connections","data":[]}'],
  [200, '{"status":false}'],
  [200, '{"status":"error","data":[]}'],
  [200, '{"success":true,"errors":{"email":["Taken."]}}'],
  [200, '{"errors":[{"message":"Closed."}],"data":[]}'],
  [201, '{"id":7,"success":false}'],
  [200, 'false'],
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
  [201, '<b>Deprecated</b>: x in <b>/a.php</b> on line <b>1</b>{"success":true}'],
  [200, '{"status":"succ'],
  [200, '{"status":"mail_failed","message":"Mail server down"}'],
  [200, '{"status":"pending"}'],
  [200, '{"status":0}'],
  [200, '{"code":422}'],
  [200, '{"error":"Closed.","data":[]}'],
  [200, '{"errors":"Closed."}'],
])('reads %i %s as unsure', (status, text) => {
  expect(meaning(status, text)).toBe('unsure');
});

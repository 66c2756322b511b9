// A CloudFront function (runtime cloudfront-js-2.0) for viewer requests to a private bucket, which
// has no folders: it serves `/about/` from `/about/index.html` and redirects `/about` to `/about/`.
// Each build writes it beside the site, with the redirects of old addresses.

const REDIRECTS = {};

function redirectTo(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: location },
      'cache-control': { value: 'public, max-age=600' },
    },
  };
}

function searchOf(querystring) {
  const pairs = Object.entries(querystring).flatMap(([name, { value, multiValue }]) =>
    (multiValue || [{ value }]).map((entry) => (entry.value ? `${name}=${entry.value}` : name)),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

// eslint-disable-next-line no-unused-vars -- CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  if (Object.prototype.hasOwnProperty.call(REDIRECTS, request.uri))
    return redirectTo(REDIRECTS[request.uri]);
  const isFolder = request.uri.endsWith('/');
  const isFile = request.uri.split('/').pop().includes('.'); // page addresses have no dot
  if (isFolder) request.uri += 'index.html';
  if (isFolder || isFile) return request;

  // A Location that starts with `//host` or `/\host` would lead to another site.
  const path = request.uri.replace(/^[/\\]+/, '/');
  return redirectTo(`${path}/${searchOf(request.querystring)}`);
}

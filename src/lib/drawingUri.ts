/** A drawing as a data URI: there `#` starts a fragment, and the other characters are not allowed. */
export const drawingUri = (svg: string): string => {
  const shapes = svg.trim().replace(/>\s+</g, '><');
  return `data:image/svg+xml,${shapes.replace(/[#<>"\s]/g, encodeURIComponent)}`;
};

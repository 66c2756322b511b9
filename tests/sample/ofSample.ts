/** What belongs to the sample brand alone: names, numbers and addresses, none of them an ordinary word. */
export const OF_SAMPLE =
  /tikhu|mithu|vadodara|namuna|50000[ -]?012|390000|kiran rathod|તીખું|तीखुं|વડોદરા|वडोदरा/giu;

import { expect, test } from 'vitest';
import type { Video } from '#/api/videos.ts';
import { videosJsonLd } from '#/components/seo/json-ld/galleryJsonLd.ts';

const video: Video = {
  id: '1',
  title: 'Chai',
  image: { file: 'chai', width: 640, height: 360, color: '#fff', widths: [160, 640] },
  video: 'https://media.example/chai.mp4',
  createdAt: '2026-10-01T00:00:00.000Z',
};

test('a film is a VideoObject that says when it was uploaded; without a date it is none', () => {
  const videos = [video, { ...video, createdAt: undefined }];
  expect(videosJsonLd(videos, new URL('https://shop.example/'))).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Chai',
      thumbnailUrl: 'https://shop.example/_media/chai-640.jpg',
      contentUrl: 'https://media.example/chai.mp4',
      uploadDate: '2026-10-01T00:00:00.000Z',
    },
  ]);
});

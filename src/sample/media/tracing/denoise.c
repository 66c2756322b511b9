// Non-local means over light (C channels, the last one alpha), led by noise-free features (albedo and normal).
#include <math.h>

static float patch(const float *img, int C, int W, int H, int x, int y, int u, int v, int P) {
  float sum = 0;
  int n = 0;
  for (int b = -P; b <= P; b++)
    for (int a = -P; a <= P; a++) {
      int x1 = x + a, y1 = y + b, x2 = u + a, y2 = v + b;
      if (x1 < 0 || y1 < 0 || x1 >= W || y1 >= H || x2 < 0 || y2 < 0 || x2 >= W || y2 >= H) continue;
      const float *p = img + (y1 * W + x1) * C, *q = img + (y2 * W + x2) * C;
      for (int k = 0; k < C; k++) {
        float d = p[k] - q[k];
        sum += d * d / (0.02f + 0.5f * (p[k] * p[k] + q[k] * q[k]));
      }
      n++;
    }
  return sum / n;
}

void denoise(const float *img, int C, const float *feat, int F, float *out, int W, int H, int R, int P,
             float by_light, float by_feature) {
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      float sum[4] = {0, 0, 0, 0}, weights = 0;
      const float *here = feat + (y * W + x) * F;
      if (img[(y * W + x) * C + C - 1] == 0) {
        for (int k = 0; k < C; k++) out[(y * W + x) * C + k] = 0;
        continue;
      }
      for (int v = y - R; v <= y + R; v++)
        for (int u = x - R; u <= x + R; u++) {
          if (u < 0 || v < 0 || u >= W || v >= H) continue;
          const float *there = feat + (v * W + u) * F;
          float apart = 0;
          for (int k = 0; k < F; k++) apart += (here[k] - there[k]) * (here[k] - there[k]);
          if (apart * by_feature > 6) continue;
          float far = ((u - x) * (u - x) + (v - y) * (v - y)) / (float)(R * R);
          float w = expf(-apart * by_feature - patch(img, C, W, H, x, y, u, v, P) * by_light - far);
          for (int k = 0; k < C; k++) sum[k] += w * img[(v * W + u) * C + k];
          weights += w;
        }
      for (int k = 0; k < C; k++) out[(y * W + x) * C + k] = sum[k] / weights;
    }
}

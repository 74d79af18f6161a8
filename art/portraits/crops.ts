/** How near someone is, and where the point between the eyes falls in the picture. */
export const CROPS = {
  close: { x: 400, y: 446, scale: 1.38 },
  bust: { x: 400, y: 425, scale: 1.2 },
  half: { x: 400, y: 372, scale: 0.98 },
  /** There is room where the face is turned. */
  aside: { x: 482, y: 418, scale: 1.14 },
} as const;
export type Crop = keyof typeof CROPS;

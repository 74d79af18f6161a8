import { LOGO_SHAPES } from '#ui/illustrations/logo-shapes.ts';

export interface LoveCard {
  title: string;
  sentence: string;
  /** Background, one of the page's colours. */
  tone: 'abricot' | 'lavande' | 'rosee' | 'sauge';
  /** Same-origin URL: a canvas with a picture of another origin could not be exported. */
  scene: string;
  signature: string;
  address: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 84;
const COLUMN = WIDTH - 2 * MARGIN;
/** Gaps from the scene to the text, from the text to the bottom, and from the title to its sentence. */
const ABOVE_WORDS = 44;
const UNDER_WORDS = 196;
const BETWEEN_WORDS = 18;
/** A longer address is condensed. */
const ADDRESS_WIDTH = 600;

const TITLE = { font: '580 72px "Fraunces Variable"', leading: 84, colour: 'encre' };
const SENTENCE = { font: '400 42px "Figtree Variable"', leading: 58, colour: 'encre-2' };
const SIGNATURE = { font: '600 54px "Fraunces Variable"', leading: 54, colour: 'prune' };
const ADDRESS = { font: '500 32px "Figtree Variable"', leading: 32, colour: 'encre-2' };
type Style = typeof TITLE;

/** Draws a PNG of 1080 × 1350. Throws where the browser cannot draw it. */
export async function drawLoveCard({
  title,
  sentence,
  tone,
  scene,
  signature,
  address,
}: LoveCard): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas');
  const picture = await loadPicture(scene);
  await Promise.all([TITLE, SENTENCE, SIGNATURE, ADDRESS].map(({ font }) => document.fonts.load(font)));

  context.fillStyle = colour(tone === 'rosee' || tone === 'lavande' ? tone : `${tone}-100`);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const words = [linesOf(context, TITLE, title), linesOf(context, SENTENCE, sentence)];
  const wordsHeight = words.reduce(
    (sum, { lines, style }) => sum + lines.length * style.leading,
    BETWEEN_WORDS,
  );
  const wordsTop = HEIGHT - UNDER_WORDS - wordsHeight;
  drawScene(context, picture, wordsTop - ABOVE_WORDS);
  writeAll(context, words, wordsTop);
  sign(context, signature, address);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
}

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = Object.assign(new Image(), { src: url });
  await picture.decode();
  return picture;
}

function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
}

/** Fills the width at the top: excess height is cropped, mostly above, where the scenes are sky. */
function drawScene(context: CanvasRenderingContext2D, picture: HTMLImageElement, height: number): void {
  const { naturalWidth, naturalHeight } = picture;
  const seen = Math.min(naturalHeight, naturalWidth * (height / WIDTH));
  const above = (naturalHeight - seen) * 0.7;
  context.drawImage(picture, 0, above, naturalWidth, seen, 0, 0, WIDTH, height);
}

interface Words {
  style: Style;
  lines: string[];
}

function linesOf(context: CanvasRenderingContext2D, style: Style, text: string): Words {
  context.font = style.font;
  return { style, lines: balancedLines(text, (line) => context.measureText(line).width) };
}

function writeAll(context: CanvasRenderingContext2D, words: readonly Words[], top: number): void {
  let bottom = top;
  for (const { style, lines } of words) {
    context.font = style.font;
    context.fillStyle = colour(style.colour);
    for (const line of lines) {
      bottom += style.leading;
      context.fillText(line, MARGIN, bottom);
    }
    bottom += BETWEEN_WORDS;
  }
}

/** Breaks a text into as few lines as fit the column, of similar length. */
function balancedLines(text: string, widthOf: (line: string) => number): string[] {
  const fewest = linesWithin(COLUMN, text, widthOf);
  for (let width = Math.ceil(widthOf(text) / fewest.length); width < COLUMN; width += 20) {
    const lines = linesWithin(width, text, widthOf);
    if (lines.length === fewest.length) return lines;
  }
  return fewest;
}

function linesWithin(width: number, text: string, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function sign(context: CanvasRenderingContext2D, signature: string, address: string): void {
  const baseline = HEIGHT - MARGIN;
  drawLogo(context, baseline);
  context.font = SIGNATURE.font;
  context.fillStyle = colour(SIGNATURE.colour);
  context.fillText(signature, MARGIN + 92, baseline);
  context.font = ADDRESS.font;
  context.fillStyle = colour(ADDRESS.colour);
  context.textAlign = 'right';
  context.fillText(address, WIDTH - MARGIN, baseline, ADDRESS_WIDTH);
}

function drawLogo(context: CanvasRenderingContext2D, baseline: number): void {
  context.save();
  context.translate(MARGIN, baseline - 58);
  context.scale(2, 2);
  context.lineCap = 'round';
  context.fillStyle = colour('abricot');
  context.globalAlpha = 0.32;
  context.fill(new Path2D(LOGO_SHAPES.halo));
  context.globalAlpha = 1;
  context.fill(new Path2D(LOGO_SHAPES.sun));
  context.lineWidth = 3;
  context.strokeStyle = colour('prune');
  context.stroke(new Path2D(LOGO_SHAPES.horizon));
  context.lineWidth = 2.5;
  context.strokeStyle = colour('abricot');
  context.stroke(new Path2D(LOGO_SHAPES.rays));
  context.restore();
}

import {
  bib,
  blazer,
  cardigan,
  checked,
  coat,
  denim,
  hoodie,
  layered,
  openShirt,
  polo,
  shirt,
  suit,
} from './clothes-collars.ts';
import type { Clothes } from './clothes-kit.ts';
import {
  boat,
  bow,
  crossed,
  jumper,
  rollneck,
  straps,
  striped,
  tee,
  tunic,
  veeTop,
} from './clothes-light.ts';
import { bob, lob, lowBun, pixie, sleek, sweptBack, topBun } from './hair-bobs.ts';
import { veils, wraps } from './hair-covers.ts';
import { afro, curlyFringe, locks, longCurls, plaits, shorn, shortCurls } from './hair-curls.ts';
import type { DrawHair } from './hair-kit.ts';
import { curtain, halfUp, plait, straight, tail, waves } from './hair-long.ts';
import { bald, buzz, crop, curlyTop, flatTop, parted, quiff, receding, slick, wreath } from './hair-men.ts';
import { bonnet, flatCap, knot, middle, ruffled, shoulder, thrownBack, undercut } from './hair-men-long.ts';
import { cafe, glasshouse, kitchen, livingRoom, music } from './places-inside.ts';
import {
  balcony,
  type DrawPlace,
  garden,
  market,
  mountain,
  path,
  platform,
  rain,
  sea,
  snow,
  vines,
} from './places-outside.ts';
import { bakery, bookshop, sportsHall, studio, workshop } from './places-work.ts';

const dressed = <Name extends string>(all: Record<Name, Clothes>) => all;
const combed = <Name extends string>(all: Record<Name, DrawHair>) => all;
const placed = <Name extends string>(all: Record<Name, DrawPlace>) => all;

export const CLOTHES = dressed({
  bib,
  blazer,
  boat,
  bow,
  cardigan,
  checked,
  coat,
  crossed,
  denim,
  hoodie,
  jumper,
  layered,
  openShirt,
  polo,
  rollneck,
  shirt,
  straps,
  striped,
  suit,
  tee,
  tunic,
  veeTop,
});

export const HAIRDOS = combed({
  afro,
  bald,
  bob,
  bonnet,
  buzz,
  crop,
  curlyFringe,
  curlyTop,
  curtain,
  flatCap,
  flatTop,
  halfUp,
  knot,
  lob,
  locks,
  longCurls,
  lowBun,
  middle,
  parted,
  pixie,
  plait,
  plaits,
  quiff,
  receding,
  ruffled,
  shorn,
  shortCurls,
  shoulder,
  sleek,
  slick,
  straight,
  sweptBack,
  tail,
  thrownBack,
  topBun,
  undercut,
  waves,
  wreath,
  veilPrune: veils.prune,
  veilSauge: veils.sauge,
  veilLavande: veils.lavande,
  wrapOcre: wraps.ocre,
  wrapPrune: wraps.prune,
});

export const PLACES = placed({
  bakery,
  balcony,
  bookshop,
  cafe,
  garden,
  glasshouse,
  kitchen,
  livingRoom,
  market,
  mountain,
  music,
  path,
  platform,
  rain,
  sea,
  snow,
  sportsHall,
  studio,
  vines,
  workshop,
});

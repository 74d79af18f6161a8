export type Ranked = { id: string; score: number };

export type AmongIds = {
  only?: readonly string[];
  except?: readonly string[];
  arrivedSince?: Date;
};

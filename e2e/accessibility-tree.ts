import type { Page } from '@playwright/test';

/** A visible node of Chromium's accessibility tree. */
export interface SpokenNode {
  role: string;
  name: string;
  value: string;
  description: string;
  properties: ReadonlyMap<string, unknown>;
  /** Id of the enclosing node, even if that one is ignored. */
  parent: string;
  children: SpokenNode[];
}

type Value = { value?: unknown };
type Sent = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
};

const textOf = (sent: Value | undefined) => String(sent?.value ?? '');

/** React writes « 3 », « personne » and « s » as three text nodes of one element. */
function joinTexts(nodes: SpokenNode[]): SpokenNode[] {
  const joined: SpokenNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.role === 'StaticText' && node.role === 'StaticText' && last.parent === node.parent)
      joined.splice(-1, 1, { ...last, name: last.name + node.name });
    else joined.push(node);
  }
  return joined;
}

/** Returns what Chromium exposes to screen readers. The children of an ignored node take its place. */
export async function readTree(page: Page): Promise<SpokenNode> {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { nodes: Sent[] } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: Sent): SpokenNode[] =>
    joinTexts(
      childIds.flatMap((id) => {
        const child = byId.get(id);
        if (!child) return [];
        return child.ignored ? childrenOf(child) : [asSpoken(child)];
      }),
    );
  const asSpoken = (sent: Sent): SpokenNode => ({
    role: textOf(sent.role),
    name: textOf(sent.name),
    value: textOf(sent.value),
    description: textOf(sent.description),
    properties: new Map(sent.properties?.map(({ name, value }) => [name, value.value])),
    parent: sent.parentId ?? '',
    children: childrenOf(sent),
  });
  const [root] = nodes;
  if (!root) throw new Error('The page has no accessibility tree');
  return asSpoken(root);
}

/** Returns all nodes below this one, in reading order. */
export function everyNode(node: SpokenNode): SpokenNode[] {
  return [node, ...node.children.flatMap(everyNode)];
}

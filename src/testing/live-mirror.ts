import type { Contact, Message } from '#member/conversations/contract.ts';
import type { MemberBrowser } from './conversations.ts';
import { goLive, type LivePeer, type ToldEvent } from './live-socket.ts';

/** The state of a member's messages page: conversations, each with its latest messages. */
export type MessagesState = { contact: Contact; messages: Message[] }[];

export async function fetchMessages({ client }: MemberBrowser): Promise<MessagesState> {
  const contacts = await client.conversations.contacts();
  return Promise.all(
    contacts.map(async (contact) => {
      const { messages } = await client.conversations.thread({ id: contact.id });
      return { contact, messages };
    }),
  );
}

/**
 * A browser that fetches once and then only applies events: the reference for what events mean. After a disconnection
 * it resumes from its cursor.
 */
export class LiveMirror {
  private readonly browser: MemberBrowser;
  private readonly port: number;
  private peer: LivePeer | undefined;
  private state: MessagesState = [];
  private cursor: number | undefined;
  /** Number of applied frames of the current connection. */
  private applied = 0;
  /** Sequential, as in a browser. */
  private work = Promise.resolve();

  constructor(browser: MemberBrowser, port: number) {
    this.browser = browser;
    this.port = port;
  }

  /** Connects for the first time, or again after a disconnection. */
  connect(): Promise<void> {
    this.work = this.work.then(() => this.open());
    return this.work;
  }

  /** Returns what it displays once it has applied all events up to a number. */
  async shows(seq: number): Promise<MessagesState> {
    await this.peer?.until(`event ${seq}`, (peer) => peer.cursor >= seq);
    await this.catchUp();
    return this.state;
  }

  private async open(): Promise<void> {
    await this.catchUp();
    this.peer?.ws.terminate();
    this.peer = await goLive(this.browser, { port: this.port, cursor: this.cursor });
    this.applied = 0;
    const { ready } = this.peer;
    if (ready?.fresh) {
      this.cursor = ready.cursor;
      this.state = await fetchMessages(this.browser);
    }
  }

  /** Applies received events, in order. */
  private async catchUp(): Promise<void> {
    for (; this.peer && this.applied < this.peer.events.length; this.applied += 1) {
      const event = this.peer.events[this.applied];
      if (event) await this.apply(event);
    }
  }

  private async apply(event: ToldEvent): Promise<void> {
    if (event.seq !== (this.cursor ?? 0) + 1) throw new Error(`Told ${event.seq} after ${this.cursor}`);
    this.cursor = event.seq;
    if (event.kind === 'contacts-changed') {
      this.state = await fetchMessages(this.browser);
      return;
    }
    if (event.kind === 'support-changed') return;
    const thread = this.state.find(({ contact }) => contact.id === event.contactId);
    // Deleted meanwhile, as the page just fetched shows; a pending event will say so too.
    if (!thread) return;
    const { contact, messages } = thread;
    if ('unreadCount' in event) contact.unreadCount = event.unreadCount;
    if (event.kind === 'message') {
      const { message } = event;
      if (messages.some(({ id }) => id === message.id)) return;
      messages.push(message);
      const { content, createdAt, mine, automatic } = message;
      contact.lastMessage = { content, createdAt, mine, automatic };
      this.state.sort(byLastMessage);
    } else {
      const mine = event.kind === 'read-by-them';
      for (const message of messages)
        if (message.mine === mine && message.id <= event.upTo) message.read = true;
    }
  }
}

/** Latest first; conversations without messages come before. */
function byLastMessage(one: MessagesState[number], other: MessagesState[number]): number {
  const last = ({ messages }: MessagesState[number]) => messages.at(-1)?.id ?? Number.MAX_SAFE_INTEGER;
  return last(other) - last(one);
}

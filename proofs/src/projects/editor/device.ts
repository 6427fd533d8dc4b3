import { randomUUID } from 'node:crypto';
import { CALLS, type Client, type Project } from '@fovea/contract';
import type {
  createDraftSaver,
  DraftPort,
  DraftSaver,
  KeptDraft,
  movePages,
  saveDraft,
  toCopies,
} from '@fovea/web/drafts';

export interface Drafts {
  readonly createDraftSaver: typeof createDraftSaver;
  readonly saveDraft: typeof saveDraft;
  readonly movePages: typeof movePages;
  readonly toCopies: typeof toCopies;
}

type Body = Parameters<DraftPort['save']>[0];
type Answer = Awaited<ReturnType<DraftPort['save']>>;

/** Fates of a request. */
export const FATES = [
  'ok',
  'ok',
  'ok',
  'ok',
  'never',
  'lost',
  'late',
  'repeated',
  'failed',
] as const;
export type Fate = (typeof FATES)[number];

/** A browser on a bad line. Time passes and answers come when the history says so. */
export class Device {
  saver: DraftSaver;
  /** Refusal that the server would always repeat. */
  refusal: unknown;
  readonly #drafts: Drafts;
  readonly #client: Client;
  readonly #id: string;
  #kept: string | undefined;
  #now = 0;
  #timers: { readonly at: number; readonly callback: () => void }[] = [];
  #waiting: { readonly body: Body; readonly answer: (answer: Answer) => void }[] = [];
  #late: Body[] = [];

  constructor(drafts: Drafts, client: Client, project: Project) {
    [this.#drafts, this.#client, this.#id] = [drafts, client, project.id];
    this.saver = this.#open(project);
  }

  get isKept(): boolean {
    return this.#kept !== undefined;
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Closes the page, or leaves it to another tab, and opens the project in a new one. */
  async reopen(fate: Fate): Promise<void> {
    const old = this.saver;
    old.stop();
    this.#timers = [];
    const left = this.#waiting.splice(0);
    for (const { body } of left) await this.#deliver(body, fate);
    this.saver = this.#open(await this.read());
    // The server's answers to the old page change nothing.
    for (const { answer } of left) answer({ kind: 'offline' });
    await settle();
  }

  read(): Promise<Project> {
    return this.#client.call(CALLS.getProject, { params: { id: this.#id } });
  }

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
      await settle();
    }
    this.#now = end;
  }

  /** The oldest request that waits. */
  async answer(fate: Fate): Promise<void> {
    const first = this.#waiting.shift();
    if (first === undefined) return;
    first.answer(await this.#deliver(first.body, fate));
    await settle();
  }

  async deliverLate(): Promise<void> {
    const body = this.#late.shift();
    if (body) await this.#save(body);
  }

  /** Until all of it is saved, on a line that works. */
  async finish(): Promise<void> {
    for (let tries = 0; tries < 50; tries++) {
      while (this.isWaiting) await this.answer('ok');
      while (this.#late.length > 0) await this.deliverLate();
      const { save } = this.saver.get();
      if (save === 'saved' || save === 'conflict') return;
      await this.pass(30_000);
    }
  }

  #save(body: Body): Promise<Answer> {
    return this.#drafts.saveDraft(this.#client, this.#id, body);
  }

  async #deliver(body: Body, fate: Fate): Promise<Answer> {
    if (fate === 'failed') return { kind: 'failed' };
    if (fate === 'late') this.#late.push(body);
    if (fate === 'never' || fate === 'late') return { kind: 'offline' };
    const answer = await this.#save(body);
    if (fate === 'repeated') await this.#save(body);
    return fate === 'lost' ? { kind: 'offline' } : answer;
  }

  #open(project: Project): DraftSaver {
    const kept = this.#kept === undefined ? undefined : (JSON.parse(this.#kept) as KeptDraft);
    return this.#drafts.createDraftSaver({
      project,
      ...(kept && { kept }),
      port: {
        save: (body) =>
          new Promise((answer) => {
            this.#waiting.push({ body, answer });
          }),
        keep: async (next) => {
          this.#kept = next && JSON.stringify(next);
        },
        onSaved: () => undefined,
        onRefused: (error) => {
          this.refusal = error;
        },
        newKey: randomUUID,
        now: () => this.#now,
        later: (callback, ms) => {
          const timer = { at: this.#now + ms, callback };
          this.#timers.push(timer);
          return () => {
            this.#timers = this.#timers.filter((each) => each !== timer);
          };
        },
      },
    });
  }
}

/** Until whoever waits for it has gone on. */
const settle = () => new Promise((done) => setImmediate(done));

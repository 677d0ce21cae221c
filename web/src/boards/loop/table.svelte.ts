// What every part of the board needs of the table, so that it is not handed down through every component.
import { getContext, setContext } from 'svelte';
import { speech } from '../../words/words.svelte';
import type { BoardProps } from '../board';
import type { AgentView, Catalogue, EraId, LoopView } from './view';

/** Something to be shown in full beside the pointer. */
export interface Peek {
  kind: 'card' | 'mission' | 'agent' | 'ultra';
  id: string;
  near: DOMRect;
  /** The drawing it belongs to: what is shown beside a piece of the board stays on the board. */
  within: DOMRect;
}

export type Peekable = Pick<Peek, 'kind' | 'id'>;

const PATIENCE = 400; // milliseconds before a piece that is pointed at is named

export class Table {
  peek = $state.raw<Peek | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly look: () => BoardProps) {}

  private get given(): BoardProps {
    return this.look();
  }

  get view(): LoopView {
    return this.given.view as unknown as LoopView;
  }
  get facts(): Catalogue {
    return this.given.catalogue as unknown as Catalogue;
  }
  get props(): BoardProps {
    return this.given;
  }

  /** May the element be chosen now? */
  can(target: string): boolean {
    return this.given.targets.has(target);
  }
  lit(target: string): boolean {
    return this.given.lit.has(target);
  }
  /** Milliseconds at the table's speed; 0 when there is to be no motion. */
  time(normal: number): number {
    return normal * this.given.speed;
  }

  name(kind: string, id: string): string {
    const facts = (this.given.catalogue as Record<string, Record<string, { names?: Record<string, string> }>>)[kind]?.[id];
    return facts?.names?.[speech.language] ?? facts?.names?.en ?? speech.texts.name('loop', kind, id);
  }

  /** The agents of the looking seat; in a solo game these are several. */
  get mine(): AgentView[] {
    return this.view.agents.filter((agent) => agent.seat === this.given.seat);
  }
  /** The agent whose hand lies before the looking person: the one to act, if it is theirs. */
  get own(): AgentView {
    const acting = this.view.agents.find((agent) => agent.id === this.view.active)!;
    return this.mine.includes(acting) ? acting : (this.mine[0] ?? acting);
  }
  agent(id: string): AgentView | undefined {
    return this.view.agents.find((agent) => agent.id === id);
  }
  /** Agents have the colours of seats, in their order round the table. */
  colour(agent: string): number {
    return this.view.agents.findIndex((other) => other.id === agent) + 1;
  }
  player(agent: AgentView): string {
    const name = this.given.seats.find((seat) => seat.seat === agent.seat)?.name;
    return name || this.name('agent', agent.id);
  }
  era(id: EraId) {
    return this.view.eras.find((era) => era.id === id)!;
  }

  /** Attributes and handlers of an element that stands for a target: mouse, touch and keyboard alike. */
  element(target: string, label: string, peek?: Peekable) {
    const choosable = this.can(target);
    return {
      role: 'button',
      tabindex: choosable || this.given.asking ? 0 : -1,
      'aria-label': choosable ? speech.t('web-loop-can', { what: label }) : label,
      'data-target': target,
      'data-can': choosable ? '' : undefined,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        this.hide();
        this.given.pick(target);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        this.given.pick(target);
      },
      onpointerenter: (event: PointerEvent) => {
        this.given.point(target);
        if (peek && event.pointerType === 'mouse') this.show(peek, event.currentTarget as Element);
      },
      onpointerleave: () => {
        this.given.point(null);
        this.hide();
      },
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as Element;
        this.given.point(target);
        if (peek && element.matches(':focus-visible')) this.show(peek, element);
      },
      onblur: () => {
        this.given.point(null);
        this.hide();
      },
    };
  }

  show(peek: Peekable, element: Element): void {
    clearTimeout(this.timer);
    const drawing = element.closest('svg') ?? document.documentElement;
    this.timer = setTimeout(() => {
      this.peek = { ...peek, near: element.getBoundingClientRect(), within: drawing.getBoundingClientRect() };
    }, PATIENCE);
  }
  hide(): void {
    clearTimeout(this.timer);
    this.peek = null;
  }
}

const KEY = Symbol('the LOOP table');

/** Called once by each component that the shell mounts. */
export function layTable(props: () => BoardProps): Table {
  return setContext(KEY, new Table(props));
}
export function useTable(): Table {
  return getContext<Table>(KEY);
}

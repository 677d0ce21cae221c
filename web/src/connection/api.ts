// Requests to the server.  The browser's identity is a cookie that no script can read; answers are the structures of wire.ts.
import type {
  AnalysisShown,
  Ask,
  BranchTable,
  Claim,
  CodeFound,
  CodeMade,
  CourseShown,
  GameShown,
  HowToPlayShown,
  IndexData,
  Invitation,
  Json,
  Keeping,
  LessonShown,
  LoadTable,
  Moment,
  NewTable,
  Problem,
  Proof,
  PuzzlesShown,
  RulePicturesShown,
  RuleShown,
  Seated,
  SitDown,
  TableLine,
  TableMade,
  TermShown,
  ThingsShown,
  Timeline,
  TryCode,
  Words,
} from '../wire';
import { rememberLinks } from './links';

/** The server said no; `words` say why, for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly words: Words,
    readonly rule: string,
    /** A save of other rules, which can go on from its last position under those here. */
    readonly canGoOn = false,
  ) {
    super(words.id);
  }
}

async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  return (await (await answered(method, path, body)).json()) as T;
}

async function answered(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal(0, { id: 'web-problem-offline', args: {} }, '');
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(
    response.status,
    problem?.reason ?? { id: 'web-problem-server', args: { status: response.status } },
    problem?.rule ?? '',
    problem?.can_go_on,
  );
}

/** A table with seats for others: their links can be shown again at the table, until the seats are taken. */
async function made(request: Promise<TableMade>): Promise<TableMade> {
  const table = await request;
  rememberLinks(table.table, table.links);
  return table;
}

const withPacks = (packs: string[]) => packs.map((pack, at) => `${at ? '&' : '?'}pack=${pack}`).join('');

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => request<GameShown[]>('GET', '/games'),
  /** The option schema and the catalogue of a game with packs. */
  options: (game: string, packs: string[]) =>
    request<Json>('GET', `/games/${encodeURIComponent(game)}/options${withPacks(packs)}`),
  catalogue: (game: string, packs: string[] = []) =>
    request<Json>('GET', `/games/${encodeURIComponent(game)}/catalogue${withPacks(packs)}`),
  /** With the packs that the table is played with. */
  tableCatalogue: (table: string) => request<Json>('GET', `${at(table)}/catalogue`),
  rules: (game: string, language: string) =>
    request<RuleShown[]>('GET', `/games/${encodeURIComponent(game)}/rules?lang=${language}`),
  /** What lies on the table, and what is explained when it first matters. */
  things: (game: string, language: string) =>
    request<ThingsShown>('GET', `/games/${encodeURIComponent(game)}/things?lang=${language}`),
  howToPlay: (game: string) => request<HowToPlayShown>('GET', `/games/${encodeURIComponent(game)}/how-to-play`),
  /** What a search of the rules looks into; none without rules. */
  rulesIndex: (game: string, language: string) =>
    request<IndexData | null>('GET', `/games/${encodeURIComponent(game)}/rules/index?lang=${language}`),
  rulePictures: (game: string) =>
    request<RulePicturesShown>('GET', `/games/${encodeURIComponent(game)}/rules/pictures`),
  glossary: (game: string, language: string) =>
    request<TermShown[]>('GET', `/games/${encodeURIComponent(game)}/glossary?lang=${language}`),
  lesson: (game: string, lesson: string) =>
    request<LessonShown>('GET', `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`),
  puzzles: (game: string, day: string) =>
    request<PuzzlesShown>('GET', `/games/${encodeURIComponent(game)}/puzzles?day=${day}`),
  mine: () => request<TableLine[]>('GET', '/mine'),
  lobby: () => request<TableLine[]>('GET', '/lobby'),
  newTable: (wanted: NewTable) => made(request('POST', '/tables', wanted)),
  loadTable: (wanted: LoadTable) => made(request('POST', '/tables/load', wanted)),
  branch: (table: string, wanted: BranchTable) => made(request('POST', `${at(table)}/branch`, wanted)),
  /** What a seat's link would give; asking takes nothing. */
  invitation: (table: string, wanted: Ask) => request<Invitation>('POST', `${at(table)}/invitation`, wanted),
  /** A short code for the seat of a link: works once, for some minutes. */
  code: (table: string, wanted: Ask) => request<CodeMade>('POST', `${at(table)}/code`, wanted),
  /** Which table a short code is for; it is the secret there. */
  join: (wanted: TryCode) => request<CodeFound>('POST', '/join', wanted),
  claim: (table: string, wanted: Claim) => request<Seated>('POST', `${at(table)}/claim`, wanted),
  sit: (table: string, wanted: SitDown) => request<Seated>('POST', `${at(table)}/sit`, wanted),
  /** For good, by whoever made it. */
  deleteTable: (table: string) => request<string>('POST', `${at(table)}/delete`),
  keeping: () => request<Keeping>('GET', '/keeping'),
  timeline: (table: string) => request<Timeline>('GET', `${at(table)}/timeline`),
  moment: (table: string, choices: number, seat: number | null) =>
    request<Moment>('GET', `${at(table)}/moment?at=${choices}${seat === null ? '' : `&seat=${seat}`}`),
  course: (table: string) => request<CourseShown>('GET', `${at(table)}/course`),
  analysis: (table: string) => request<AnalysisShown>('GET', `${at(table)}/analysis`),
  proof: (table: string) => request<Proof>('GET', `${at(table)}/proof`),
  /** The match as a file.  Not a link: what is only prefetched must not mark the table as known. */
  save: async (table: string): Promise<File> => {
    const response = await answered('POST', `${at(table)}/save`);
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'match.ct';
    return new File([await response.blob()], name, { type: 'text/plain' });
  },
};

/** The secret link of a seat.  The part after `#` never reaches the server or its logs. */
export function seatLink(table: string, secret: string): string {
  return `${location.origin}/t/${table}#seat=${secret}`;
}

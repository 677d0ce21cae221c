// Inviting somebody to a seat: a short code on demand, a QR code drawn here, and sharing where the device can.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speech } from '../words/words.svelte';
import SeatInvite from './SeatInvite.svelte';

const props = { table: 'abc', secret: 's'.repeat(43), game: 'The LOOP' };

beforeAll(() => speech.speak('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

describe('an invitation', () => {
  it('has a short code, which says for how long it works', async () => {
    answer(200, { code: 'K7M2PX', seconds: 900 });
    render(SeatInvite, props);
    await fireEvent.click(screen.getByRole('button', { name: 'Short code' }));
    expect(await screen.findByText('K7M 2PX')).toBeTruthy();
    expect(screen.getByText(/It works once, for 15 more minutes/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New code' })).toBeTruthy();
  });

  it('says why there is none', async () => {
    answer(409, { reason: { id: 'web-link-used', args: {} }, rule: '', can_go_on: false });
    render(SeatInvite, props);
    await fireEvent.click(screen.getByRole('button', { name: 'Short code' }));
    expect((await screen.findByRole('alert')).textContent).toContain('its link is used up');
  });

  it('draws a QR code of the link, and takes it away again', async () => {
    render(SeatInvite, props);
    const button = screen.getByRole('button', { name: 'QR code' });
    await fireEvent.click(button);
    const drawn = await screen.findByRole('img', { name: /QR code of the link/ });
    expect(drawn.querySelector('path')!.getAttribute('d')!.length).toBeGreaterThan(1000);
    await fireEvent.click(button);
    expect(screen.queryByRole('img', { name: /QR code of the link/ })).toBeNull();
  });

  it('is shared by devices that can', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    render(SeatInvite, props);
    await fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: `${location.origin}/t/abc#seat=${'s'.repeat(43)}` }),
    );
  });
});

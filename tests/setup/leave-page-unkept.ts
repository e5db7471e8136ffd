/** The page that a round on a phone keeps for itself is no call: here it is none that can be kept. */
export function leavePageUnkept(): void {
  const answer = window.fetch
  window.fetch = (asked, init) =>
    asked === location.pathname ? Promise.resolve(new Response('', { status: 404 })) : answer(asked, init)
}

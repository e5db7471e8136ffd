import { build, version } from '#platform/contract/version.ts'
import { breadcrumbs, lastProblem } from '#platform/web/calls/breadcrumbs.ts'
import { liveState } from '#platform/web/live/live.ts'
import { writeTime, clockTime } from '#platform/web/look/speak-time.ts'
import { placeState } from '#platform/web/session/place.ts'
import { sessionInfo } from '#platform/web/session/session.ts'

/**
 * What support asks for first: which program, where, what happened last, and the place if it was asked for. Nothing of
 * residents, and nothing that was typed.
 */
export function diagnostics(now: Date = new Date()): string {
  const session = sessionInfo()
  const problem = lastProblem()
  const { place, failure } = placeState.get()
  const lines = [
    `Lobby ${version} build ${build}`,
    `time ${writeTime(now)}`,
    `page ${location.pathname.replace(/[0-9a-f-]{36}/gi, '{id}')}`,
    `community ${session?.CommunityName ?? '-'} ${session?.ComId ?? '-'}`,
    `account ${session?.Account ?? '-'}`,
    `line ${liveState()}${navigator.onLine ? '' : ', offline'}`,
    `window ${innerWidth}x${innerHeight} @${devicePixelRatio}`,
    `browser ${navigator.userAgent}`,
    ...(place ? [`place ${place.latitude},${place.longitude}${failure ? ` ${failure}` : ''}`] : []),
    problem
      ? `last problem ${problem.code} ${problem.call} request ${problem.requestId} at ${clockTime(problem.at)}`
      : 'last problem none',
    '',
    ...breadcrumbs().map(({ at, what }) => `${clockTime(at)} ${what}`),
  ]
  return lines.join('\n')
}

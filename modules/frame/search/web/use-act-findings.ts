import { useCallback } from 'react'
import { useRefusal, useRunAct } from '#platform/web/frame/act-ways.ts'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import type { Findings } from './use-findings.ts'

const most = 4

/** Adds to what was found the functions of the program whose name has the text. */
export function useActFindings(): (found: Findings) => Findings {
  const { acts } = useContributions()
  const allowed = useAllowed()
  const refusal = useRefusal()
  const run = useRunAct()
  return useCallback(
    (found) => {
      const word = found.text.toLowerCase()
      const fitting = allowed(acts)
        .filter(
          (act) => act.name !== 'search' && textOf(act.label).toLowerCase().includes(word) && !refusal(act),
        )
        .slice(0, most)
      if (word === '' || fitting.length === 0) return found
      const findings = fitting.map((act) => ({
        id: `act-${act.name}`,
        title: textOf(act.label),
        names: [],
        detail: act.key?.replace('+', ' ') ?? '',
        icon: act.icon,
        to: act.open ? undefined : act.to,
        open: act.open && (() => run(act)),
      }))
      return {
        ...found,
        groups: [...found.groups, { kind: 'acts', label: 'searchView:groupActs', findings }],
      }
    },
    [acts, allowed, refusal, run],
  )
}

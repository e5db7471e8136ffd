import './slip-texts.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { householdLinks } from '../contract.ts'

const api = client(householdLinks)

interface RenewLinksProps {
  of?: { householdId: string; label: string }
}

/** How codes that were given out are made void, of one household or of all, for whoever may. */
export function useRenewLinks() {
  const t = useTexts('linkSlips')
  const may = useAllowed()([{ can: 'householdLinks.renew' }]).length > 0
  const act = useAsked()
  const renew = (of?: RenewLinksProps['of']) =>
    void act.submit(
      of
        ? {
            ask: {
              title: t('askRenew', { household: of.label }),
              text: t('askRenewText'),
              ok: t('renew'),
              enter: false,
            },
            work: (retry) => api.renew({ householdId: of.householdId }, retry),
            done: t('renewed'),
          }
        : {
            ask: { title: t('askRenewAll'), text: t('askRenewAllText'), ok: t('renewAll'), enter: false },
            work: (retry) => api.renewAll({}, retry),
            done: t('renewedAll'),
          },
    )
  return { may, busy: act.busy, renew, label: t('renew'), labelOfAll: t('renewAll') }
}

/** Makes the codes that were given out void: of one household, or of all. */
export function RenewLinks({ of }: RenewLinksProps) {
  const { may, busy, renew, label, labelOfAll } = useRenewLinks()
  if (!may) return null
  return (
    <Button type="text" loading={busy} onClick={() => renew(of)}>
      {of ? label : labelOfAll}
    </Button>
  )
}

import './slip-texts.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { householdLinks } from '../contract.ts'

const api = client(householdLinks)

/** Makes the codes that were given out void: of one household, or of all. */
export function RenewLinks({ of }: { of?: { householdId: string; label: string } }) {
  const t = useTexts('linkSlips')
  const may = useAllowed()([{ can: 'householdLinks.renew' }]).length > 0
  const act = useAsked()
  if (!may) return null
  const renew = () =>
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
  return (
    <Button type="text" loading={act.busy} onClick={renew}>
      {t(of ? 'renew' : 'renewAll')}
    </Button>
  )
}

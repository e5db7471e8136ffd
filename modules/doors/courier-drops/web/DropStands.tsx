import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { courierDrops, type Drop } from '../contract.ts'

const api = client(courierDrops)

/** How a drop is told to its courier. */
const toldAs = (state: Drop['state']) =>
  state === 'dropping'
    ? 'opening'
    : state === 'unsure' || state === 'cancelled'
      ? state
      : state === 'receivedAtOffice' || state === 'adminRemoved'
        ? 'atDesk'
        : 'stowed'

/** What becomes of a drop, until its door is closed. */
export function DropStands({
  token,
  stayId,
  onAgain,
}: {
  token: string
  stayId: string
  onAgain: () => void
}) {
  const t = useTexts('courierDropPage')
  const queries = useQueryClient()
  const queryKey = ['courierDrops', token, stayId]
  const asked = useQuery({
    queryKey,
    queryFn: async () => (await api.read({ token, stayId })).data,
    refetchInterval: ({ state }) => (!state.data || state.data.state === 'dropping' ? 1000 : 5000),
  })
  const give = useSubmit(async (retry) => {
    queries.setQueryData(queryKey, (await api.giveToDesk({ token, stayId }, retry)).data)
  })
  return (
    <Loaded of={asked} failed={t('failed')} skeleton={['1fr']}>
      {({ state, cubbyName: cubby, serialNumber: serial }) => {
        const told = toldAs(state)
        const mayGive = told === 'opening' || told === 'unsure' || told === 'cancelled'
        return (
          <form className="lb-grid lb-gap-16" aria-live="polite" {...give.form}>
            <p className="cd-cubby">
              <b>{t(told, { cubby, serial })}</b>
            </p>
            <p>{t(`${told}Text`, { cubby })}</p>
            {give.failure && <Note tone="wait">{give.failure}</Note>}
            {mayGive ? (
              <Button size="large" htmlType="submit" block loading={give.busy}>
                {t('doesNotOpen')}
              </Button>
            ) : (
              <Button type="primary" size="large" block onClick={onAgain}>
                {t('again')}
              </Button>
            )}
          </form>
        )
      }}
    </Loaded>
  )
}

import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakDate, writeTime } from '#platform/web/look/speak-time.ts'
import type { Ban } from '../contract.ts'

/** How a ban's entry is called. */
export const whoOf = ({ name, plate, phone }: Ban) => name || plate || phone

/** The columns of the black list; `onEdit` is absent for whoever only looks. */
export function useBanColumns(
  onEdit: ((ban: Ban) => void) | undefined,
  onLift: (ban: Ban) => void,
): Column<Ban>[] {
  const t = useTexts('bans')
  const acts: Column<Ban> = {
    head: t('edit'),
    width: [132, 116],
    phone: 'line',
    isActs: true,
    cell: (ban) =>
      ban.isInForce && (
        <>
          <Button
            type="text"
            size="small"
            aria-label={t('editOf', { who: whoOf(ban) })}
            onClick={() => onEdit?.(ban)}
          >
            {t('edit')}
          </Button>
          <Button
            type="text"
            size="small"
            aria-label={t('liftOf', { who: whoOf(ban) })}
            onClick={() => onLift(ban)}
          >
            {t('lift')}
          </Button>
        </>
      ),
  }
  return [
    { head: t('name'), width: [120, 92], phone: 'first', cell: (ban) => <b>{ban.name || t('nobody')}</b> },
    { head: t('plate'), width: [116, 96], phone: 'under', cell: (ban) => ban.plate },
    {
      head: t('phone'),
      width: [190, 182],
      phone: 'underEnd',
      cell: (ban) => (
        <PhoneNumber holder="visitorBan" id={ban.banId} name={whoOf(ban)} masked={[ban.phone]} />
      ),
    },
    { head: t('reason'), className: 'bn-reason', phone: 'line', cell: (ban) => ban.reason },
    {
      head: t('until'),
      width: [116, 104],
      phone: 'line',
      isLabelled: true,
      cell: (ban) => showDay(ban.untilDay),
    },
    {
      head: t('madeBy'),
      width: 170,
      drops: 'narrow',
      phone: 'none',
      whole: (ban) => writeTime(ban.since),
      cell: (ban) => (
        <>
          {ban.madeBy}　<span className="lb-14 lb-quiet">{speakDate(ban.since)}</span>
        </>
      ),
    },
    {
      head: t('state'),
      width: [96, 84],
      phone: 'end',
      cell: (ban) => (
        <Mark kind={ban.isInForce ? 'refuses' : 'plain'}>
          {t(ban.isInForce ? 'inForce' : ban.liftedAt ? 'lifted' : 'over')}
        </Mark>
      ),
    },
    ...(onEdit ? [acts] : []),
  ]
}

import { lazy, Suspense, useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'

const ways = [
  {
    name: 'openings',
    can: 'communityOpenings.issue',
    Dialog: lazy(async () => ({
      default: (await import('#modules/sign-in/community-openings/web/public.ts')).OpeningsDialog,
    })),
  },
  {
    name: 'portals',
    can: 'enterprisePortals.change',
    Dialog: lazy(async () => ({
      default: (await import('#modules/sign-in/enterprise-portals/web/public.ts')).PortalsDialog,
    })),
  },
] as const

/** How people come in whom nobody adds by hand: by activation codes (R394) and from enterprise portals. */
export function WaysIn() {
  const t = useTexts('memberPages')
  const allowed = useAllowed()
  const [open, setOpen] = useState<(typeof ways)[number]['name']>()
  const shown = allowed<(typeof ways)[number]>(ways)
  const Dialog = shown.find(({ name }) => name === open)?.Dialog
  return (
    <>
      {shown.map(({ name }) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {t(name)}
        </Button>
      ))}
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

import { type OpenFile, StoredImage } from '#modules/keeping/files/web/public.ts'
import type { FormattedText } from '../contract.ts'
import { FormattedView } from './FormattedView.tsx'

/** A formatted text with its pictures, for whoever is signed in; `open`: by the module whose text it is. */
export function StoredText({ of, open }: { of: FormattedText; open?: OpenFile | undefined }) {
  return <FormattedView of={of} picture={(path) => <StoredImage path={path} alt="" open={open} />} />
}

import { z } from 'zod'

// The Content-Security-Policy forbids code from strings; schemas must know before the first of them is made, and in
// bundles only a later import is sure to run later.
z.config({ jitless: true })
void import('./start.tsx')

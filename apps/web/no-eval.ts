import { z } from 'zod'

// The Content-Security-Policy forbids code from strings; schemas must know before the first of them is made.
z.config({ jitless: true })

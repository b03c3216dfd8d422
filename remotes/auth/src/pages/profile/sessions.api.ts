import { call } from '@stepwise/shared/http'

export const fetchSessions = () => call('GET /users/sessions', { failures: 'caller' })
export const endSession = (id: string) => call('DELETE /users/sessions/:id', { params: { id } })

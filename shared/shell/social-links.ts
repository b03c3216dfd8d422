import { createEvent, createStore } from 'effector'

export type SocialNetwork = 'LinkedIn' | 'Twitter' | 'YouTube'

/** Addresses of the owner's pages: of the networks that they have named, no others. */
export type SocialLinks = Partial<Record<SocialNetwork, string>>

/** The host says what it was built with. */
export const socialLinksGiven = createEvent<SocialLinks>()

export const $socialLinks = createStore<SocialLinks>({}).on(socialLinksGiven, (_, links) => links)

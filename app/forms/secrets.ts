/** What no page ever gives back: passwords, answers that prove who one is, and codes. By the names of the fields. */
export const isSecret = (name: string) => /password|confirm|answer|captcha|^code$/i.test(name);
/** Secrets that come with a picture: its form asks for them with a new one. */
export const isCaptcha = (name: string) => /captcha/i.test(name);

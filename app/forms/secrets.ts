/** What no page ever gives back: passwords, and answers that prove who one is. By the names of the fields. */
export const isSecret = (name: string) => /password|confirm|answer|captcha|altcha/i.test(name);
/** What proves that a person is there, for one time: its form asks for it anew. */
export const isCaptcha = (name: string) => /captcha|altcha/i.test(name);

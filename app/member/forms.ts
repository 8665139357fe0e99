import { z } from "zod";
import { answer, matching, newPasswords, oldPassword } from "~/account/forms";
import { feedback, filled } from "~/forms/fields";
import { form } from "~/forms/form";
import { says } from "~/forms/says";
import { typed } from "~/forms/secrets";

/** The forms of the member area (docs/rules.md, accounts 4 to 6). */

export const nicknameForm = form(
  "nickname",
  z.object({ nickname: typed("text", "member.nickname", filled(30)) }),
);

const pick = says("member.avatarPick");
export const avatarForm = form(
  "avatar",
  z.object({ avatar: z.string(pick).min(1, pick).max(300, pick) }),
);
/** What it holds is judged by the picture itself. */
export const pictureForm = form(
  "picture",
  z.object({ file: typed("file", "member.avatarFile", z.file()) }),
);

export const passwordForm = form("password", matching(newPasswords.extend({ oldPassword })));

const choose = says("account.chooseQuestion");
export const questionForm = form(
  "question",
  z.object({
    question: z
      .string(choose)
      .regex(/^[1-9]\d{0,8}$/, choose)
      .transform(Number),
    answer,
    oldPassword,
  }),
);

export const suggestForm = form("suggest", feedback);

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to));
const id = whole(1, 2_147_483_647);

/** What names one entry of each list to the host. */
export const playEntry = form("list", z.object({ urlid: id }));
export const favouriteEntry = form("list", z.object({ id, movid: id }));
export const shortEntry = form("list", z.object({ id }));
export const noteEntry = form("list", z.object({ id: whole(0, 2_147_483_647), urlid: id }));
export const clearForm = form("list", z.object({}));

/** How far a player is. */
export const playForm = form(
  "play",
  z.object({ movid: id, urlid: id, seconds: whole(0, 1_000_000), type: z.enum(["1", "2"]) }),
);

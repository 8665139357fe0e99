import { forgotUrl, registerUrl } from "../../app/urls/index.ts";
import { expect, hydrate, test } from "./rigs/fixtures.ts";
import { password } from "./rigs/member.ts";

/** Nobody else's: each address is sent a code once a minute. */
const account = "countdown@example.org";

test("after a code was sent, the button counts a minute down before it sends another", async ({
  page,
}) => {
  const form = { account, password, confirmation: password, agree: "1" };
  await page.request.post(registerUrl(), { form, maxRedirects: 0 });
  await page.context().clearCookies();
  await page.clock.install();
  await page.goto(forgotUrl("email"));
  await hydrate(page);
  await page.locator("main input[name=email]").fill(account);
  const send = page.locator("main button[name=intent][value=send]");
  await expect(send).toBeEnabled();
  await send.click();
  await expect(send).toHaveText(/^(60|5\d) 秒后可再发送$/);
  await expect(send).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect(send).toHaveText(/^(30|2\d) 秒后可再发送$/);
  await expect(send).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect(send).toHaveText("发送验证码");
  await expect(send).toBeEnabled();
});

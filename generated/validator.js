// Made from openapi/ by `npm run generate`. Do not edit.
function c({instancePath:e,params:n}){let r=e.split("/").slice(1).map(b),t=n.missingProperty??n.additionalProperty??n.unevaluatedProperty;
return t===void 0?r:[...r,String(t)]}function l(e,{keyword:n,params:r,message:t},s,i=[]){let d=n==="not"&&i.length>0?`ca\
nnot be combined with ${i.map(a).join(" and ")}`:f[n]?.(r)??t??"is not valid";return`${e===""?s:`\`${e}\``} ${d}.`}var f={
required:()=>"is required",type:({type:e})=>`must be ${typeof e=="string"?m(e):u(e.map(m))}`,enum:({allowedValues:e})=>`\
must be ${u(e.map(a))}`,const:({allowedValue:e})=>`must be ${a(e)}`,minimum:({limit:e})=>`must be at least ${e}`,maximum:({
limit:e})=>`must be at most ${e}`,exclusiveMinimum:({limit:e})=>`must be more than ${e}`,exclusiveMaximum:({limit:e})=>`\
must be less than ${e}`,multipleOf:({multipleOf:e})=>`must be a multiple of ${e}`,minLength:({limit:e})=>e===1?"must not\
 be empty":`must have at least ${e} characters`,maxLength:({limit:e})=>`must have at most ${o(e,"character")}`,minItems:({
limit:e})=>`must have at least ${o(e,"item")}`,maxItems:({limit:e})=>`must have at most ${o(e,"item")}`,minProperties:({
limit:e})=>`must have at least ${o(e,"field")}`,maxProperties:({limit:e})=>`must have at most ${o(e,"field")}`,uniqueItems:()=>"\
must not contain an item twice",pattern:({pattern:e})=>p(e),format:({format:e})=>`must be ${h[e]??`a valid ${e}`}`,not:()=>"\
is not allowed here","false schema":()=>"is not allowed here",additionalProperties:()=>"is not a known field",unevaluatedProperties:()=>"\
is not a known field",anyOf:()=>"has none of the allowed forms",oneOf:()=>"has none of the allowed forms"},g={string:"a \
string",integer:"an integer",number:"a number",boolean:"true or false",object:"an object",array:"a list"},h={"date-time":"\
a date and time, such as `2030-01-31T09:00:00Z`",date:"a day, such as `2030-01-31`",uri:"a URL"};function p(e){let[,n]=/^\^([\w-]+)$/.
exec(e)??[];if(n)return`must start with \`${n}\``;let r=[...e.matchAll(/(?<=[\^(|])(https:\/\/|[a-z]+_)(?=[[.|)])(?:\[[^\]]+\]\{(\d+)\})?/g)].
flatMap(([,t="",s],i)=>t.endsWith("_")?i>0&&e.includes(`(${t})?`)?[]:[`${/^[aeiou]/.test(t)?"an":"a"} \`${t}\` id${s?` w\
ith ${s} characters`:""}`]:[`an \`${t}\` URL`]);return e.includes($)&&r.push("a UUID"),r.length>0?`must be ${u(r)}`:`mus\
t match \`${e}\``}var $="[0-9A-Fa-f]{8}-";function o(e,n){return`${e} ${n}${e===1?"":"s"}`}function a(e){return`\`${typeof e==
"string"?e:JSON.stringify(e)}\``}function u(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}
function m(e){return g[e]??e}function b(e){return e.includes("~")?e.replaceAll("~1","/").replaceAll("~0","~"):e}var y=/^(\d{4})-(0[1-9]|1[0-2])-(\d\d)[t\s](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
function v(e){let[,n,r,t]=(y.exec(e)??[]).map(Number);return n===void 0||r===void 0||t===void 0?!1:t>0&&t<=new Date(Date.
UTC(2e3+n%400,r,0)).getUTCDate()}var w=/^(?:[\w\-.~:/?#[\]@!$&'"()*+,;=]|%[\da-f]{2})*$/i;function E(e){return w.test(e)}
var O=65536;function A(e){if(e.length>O||!/^[a-z][a-z\d+.-]*:/i.test(e)||!E(e))return!1;try{return!!new URL(e)}catch{return!1}}function _(e,n){try{if(e(n))return{value:n}}catch(t){if(t instanceof RangeError)return{issues:[{message:"The value is ne\
sted too deeply.",path:[]}]};throw t}let r=(e.errors??[]).filter(t=>!S(t)).map(t=>R(n,t));return{issues:[...new Map(r.map(
t=>[t.message,t])).values()]}}function S({keyword:e,params:n}){return e==="if"||e==="anyOf"||e==="oneOf"&&!n.passingSchemas}
function R(e,n){let r=e,t=c(n).map(s=>{let i=Array.isArray(r)?Number(s):s;return r=r?.[i],i});return{message:l(t.join("."),
n,"The value"),path:t}}function k(e){let n=0;for(let r of e)n++;return n}function U(e,n){for(let r of n)e.push(r);return e}export{U as append,_ as check,v as dateTime,k as lengthOf,A as uri,E as uriReference};

// Made from openapi/ by `npm run generate`. Do not edit.
import{append as y,lengthOf as Lr,dateTime as Fr,uri as Cr,uriReference as Tr,check as c}from"../validator.js";const ps={
"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(H,s)}};function H(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(typeof s!="string"){
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}return H.
errors=e,t===0}const os={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(k,s)}},oe={type:"object",required:[
"type","code","message","doc_url","request_id","causes","retry_after_ms"],properties:{type:{enum:["invalid_request","aut\
hentication","permission","not_found","conflict","rate_limited","idempotency_conflict","unprocessable","upstream_error",
"internal_error"]},code:{$ref:"#/components/schemas/ErrorCode"},message:{type:"string"},doc_url:{type:"string",format:"u\
ri"},request_id:{type:["string","null"]},causes:{type:["array","null"],items:{$ref:"#/components/schemas/ApiError"}},details:{
$ref:"#/components/schemas/ErrorDetails"},retry_after_ms:{type:["integer","null"]},retryable:{type:["boolean","null"]}}};function se(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.fields===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fields"}};e===null?e=[r]:e.push(r),t++}if(s.fields!==void 0){let r=s.fields;if(Array.isArray(r)){const n=r.
length;for(let o=0;o<n;o++){let m=r[o];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.field===void 0){const f={instancePath:i+
"/fields/"+o,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty:"field"}};e===null?
e=[f]:e.push(f),t++}if(m.code===void 0){const f={instancePath:i+"/fields/"+o,schemaPath:"#/properties/fields/items/requi\
red",keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),t++}if(m.field!==void 0&&typeof m.field!=
"string"){const f={instancePath:i+"/fields/"+o+"/field",schemaPath:"#/properties/fields/items/properties/field/type",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(m.code!==void 0&&typeof m.code!="string"){const f={instancePath:i+
"/fields/"+o+"/code",schemaPath:"#/properties/fields/items/properties/code/type",keyword:"type",params:{type:"string"}};
e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:i+"/fields/"+o,schemaPath:"#/properties/fields/items/type",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),t++}}}else{const n={instancePath:i+"/fields",schemaPath:"#/proper\
ties/fields/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}function te(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.requested===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"requested"}};e===null?e=[r]:e.push(r),t++}if(s.supported===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"supported"}};e===null?e=[r]:e.push(r),t++}if(s.requested!==void 0&&
typeof s.requested!="string"){const r={instancePath:i+"/requested",schemaPath:"#/properties/requested/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.supported!==void 0){let r=s.supported;if(Array.isArray(r)){
const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!="string"){const m={instancePath:i+"/supported/"+o,schemaPath:"#/pro\
perties/supported/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),t++}}else{const n={instancePath:i+
"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return te.
errors=e,t===0}function ie(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;const r=t;
let n=!0;const o=t;if(s!==null){const d={};e===null?e=[d]:e.push(d),t++}var m=o===t;if(t=r,e!==null&&(r?e.length=r:e=null),
!m){const d=t,_=t;let v=!1;const A=t;se(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?se.
errors:y(e,se.errors),t=e.length);var f=A===t;if(v=v||f,!v){const l=t;te(s,{instancePath:i,parentData:a,parentDataProperty:u,
rootData:p})||(e=e===null?te.errors:y(e,te.errors),t=e.length);var f=l===t;if(v=v||f,!v){const b=t;if(!(s&&typeof s=="ob\
ject"&&!Array.isArray(s))){const L={instancePath:i,schemaPath:"#/else/anyOf/2/type",keyword:"type",params:{type:"object"}};
e===null?e=[L]:e.push(L),t++}var f=b===t;v=v||f}}if(v)t=_,e!==null&&(_?e.length=_:e=null);else{const l={instancePath:i,schemaPath:"\
#/else/anyOf",keyword:"anyOf",params:{}};e===null?e=[l]:e.push(l),t++}var m=d===t;n=m}if(!n){const d={instancePath:i,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[d]:e.push(d),t++}return ie.errors=e,t===0}const Ee=Cr,Fe={
validate:k};function k(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"}};e===null?e=[r]:e.push(r),t++}if(s.code===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),t++}if(s.doc_url===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doc_url"}};e===null?
e=[r]:e.push(r),t++}if(s.request_id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_id"}};e===null?e=[r]:e.push(r),t++}if(s.causes===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"causes"}};e===null?e=[r]:e.push(r),t++}if(s.retry_after_ms===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry_after_ms"}};e===null?e=
[r]:e.push(r),t++}if(s.type!==void 0){let r=s.type;if(!(r==="invalid_request"||r==="authentication"||r==="permission"||r===
"not_found"||r==="conflict"||r==="rate_limited"||r==="idempotency_conflict"||r==="unprocessable"||r==="upstream_error"||
r==="internal_error")){const n={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:oe.
properties.type.enum}};e===null?e=[n]:e.push(n),t++}}if(s.code!==void 0&&(H(s.code,{instancePath:i+"/code",parentData:s,
parentDataProperty:"code",rootData:p})||(e=e===null?H.errors:y(e,H.errors),t=e.length)),s.message!==void 0&&typeof s.message!=
"string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),t++}if(s.doc_url!==void 0){let r=s.doc_url;if(typeof r=="string"){if(!Ee(r)){const n={instancePath:i+
"/doc_url",schemaPath:"#/properties/doc_url/format",keyword:"format",params:{format:"uri"}};e===null?e=[n]:e.push(n),t++}}else{
const n={instancePath:i+"/doc_url",schemaPath:"#/properties/doc_url/type",keyword:"type",params:{type:"string"}};e===null?
e=[n]:e.push(n),t++}}if(s.request_id!==void 0){let r=s.request_id;if(typeof r!="string"&&r!==null){const n={instancePath:i+
"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type:oe.properties.request_id.type}};e===
null?e=[n]:e.push(n),t++}}if(s.causes!==void 0){let r=s.causes;if(!Array.isArray(r)&&r!==null){const n={instancePath:i+"\
/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:oe.properties.causes.type}};e===null?e=[n]:e.
push(n),t++}if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)Fe.validate(r[o],{instancePath:i+"/causes/"+o,parentData:r,
parentDataProperty:o,rootData:p})||(e=e===null?Fe.validate.errors:e.concat(Fe.validate.errors),t=e.length)}}if(s.details!==
void 0&&(ie(s.details,{instancePath:i+"/details",parentData:s,parentDataProperty:"details",rootData:p})||(e=e===null?ie.
errors:y(e,ie.errors),t=e.length)),s.retry_after_ms!==void 0){let r=s.retry_after_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))&&r!==null){const n={instancePath:i+"/retry_after_ms",schemaPath:"#/properties/retry_after_ms/type",keyword:"type",params:{
type:oe.properties.retry_after_ms.type}};e===null?e=[n]:e.push(n),t++}}if(s.retryable!==void 0){let r=s.retryable;if(typeof r!=
"boolean"&&r!==null){const n={instancePath:i+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{
type:oe.properties.retryable.type}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return k.errors=e,t===0}const ls={"~standard":{version:1,vendor:"\
canvas-design-api",validate:s=>c(Ke,s)}};function Ke(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.fields===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"fields"}};e===null?e=[r]:e.push(r),t++}if(s.fields!==void 0){let r=s.
fields;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++){let m=r[o];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.field===void 0){const f={instancePath:i+"/fields/"+o,schemaPath:"#/properties/fields/items/required",keyword:"requi\
red",params:{missingProperty:"field"}};e===null?e=[f]:e.push(f),t++}if(m.code===void 0){const f={instancePath:i+"/fields\
/"+o,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:
e.push(f),t++}if(m.field!==void 0&&typeof m.field!="string"){const f={instancePath:i+"/fields/"+o+"/field",schemaPath:"#\
/properties/fields/items/properties/field/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(m.
code!==void 0&&typeof m.code!="string"){const f={instancePath:i+"/fields/"+o+"/code",schemaPath:"#/properties/fields/ite\
ms/properties/code/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:i+
"/fields/"+o,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),
t++}}}else{const n={instancePath:i+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type:"array"}};
e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),t++}return Ke.errors=e,t===0}const as={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(
Ie,s)}};function Ie(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.requested===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"requested"}};e===null?e=[r]:e.push(r),t++}if(s.supported===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"supported"}};e===null?e=[r]:e.push(r),t++}if(s.requested!==void 0&&
typeof s.requested!="string"){const r={instancePath:i+"/requested",schemaPath:"#/properties/requested/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.supported!==void 0){let r=s.supported;if(Array.isArray(r)){
const n=r.length;for(let o=0;o<n;o++)if(typeof r[o]!="string"){const m={instancePath:i+"/supported/"+o,schemaPath:"#/pro\
perties/supported/items/type",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),t++}}else{const n={instancePath:i+
"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return Ie.
errors=e,t===0}const us={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Ue,s)}};function Ue(s,{instancePath:i="",
parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;const r=t;let n=!0;const o=t;if(s!==null){const d={};
e===null?e=[d]:e.push(d),t++}var m=o===t;if(t=r,e!==null&&(r?e.length=r:e=null),!m){const d=t,_=t;let v=!1;const A=t;se(
s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?se.errors:y(e,se.errors),t=e.length);var f=A===
t;if(v=v||f,!v){const l=t;te(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?te.errors:y(e,
te.errors),t=e.length);var f=l===t;if(v=v||f,!v){const b=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const L={instancePath:i,
schemaPath:"#/else/anyOf/2/type",keyword:"type",params:{type:"object"}};e===null?e=[L]:e.push(L),t++}var f=b===t;v=v||f}}
if(v)t=_,e!==null&&(_?e.length=_:e=null);else{const l={instancePath:i,schemaPath:"#/else/anyOf",keyword:"anyOf",params:{}};
e===null?e=[l]:e.push(l),t++}var m=d===t;n=m}if(!n){const d={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"\
else"}};e===null?e=[d]:e.push(d),t++}return Ue.errors=e,t===0}const fs={"~standard":{version:1,vendor:"canvas-design-api",
validate:s=>c(le,s)}},De={type:"object",required:["type","code","message","doc_url","request_id","causes","retry_after_m\
s"],properties:{type:{type:"string"},code:{$ref:"#/components/schemas/ErrorCode"},message:{type:"string"},doc_url:{type:"\
string",format:"uri"},request_id:{type:["string","null"]},causes:{type:["array","null"],items:{$ref:"#/components/schema\
s/ApiError"}},details:{$ref:"#/components/schemas/ErrorDetails"},retry_after_ms:{type:["integer","null"]},retryable:{type:[
"boolean","null"]}}};function le(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),t++}if(s.code===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"code"}};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),t++}
if(s.doc_url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"doc_u\
rl"}};e===null?e=[r]:e.push(r),t++}if(s.request_id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"request_id"}};e===null?e=[r]:e.push(r),t++}if(s.causes===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"causes"}};e===null?e=[r]:e.push(r),t++}if(s.retry_after_ms===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry_after_ms"}};e===
null?e=[r]:e.push(r),t++}if(s.type!==void 0&&typeof s.type!="string"){const r={instancePath:i+"/type",schemaPath:"#/prop\
erties/type/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.code!==void 0&&(H(s.code,{instancePath:i+
"/code",parentData:s,parentDataProperty:"code",rootData:p})||(e=e===null?H.errors:y(e,H.errors),t=e.length)),s.message!==
void 0&&typeof s.message!="string"){const r={instancePath:i+"/message",schemaPath:"#/properties/message/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.doc_url!==void 0){let r=s.doc_url;if(typeof r=="string"){
if(!Ee(r)){const n={instancePath:i+"/doc_url",schemaPath:"#/properties/doc_url/format",keyword:"format",params:{format:"\
uri"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/doc_url",schemaPath:"#/properties/doc_url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(s.request_id!==void 0){let r=s.request_id;if(typeof r!="s\
tring"&&r!==null){const n={instancePath:i+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{
type:De.properties.request_id.type}};e===null?e=[n]:e.push(n),t++}}if(s.causes!==void 0){let r=s.causes;if(!Array.isArray(
r)&&r!==null){const n={instancePath:i+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:De.properties.
causes.type}};e===null?e=[n]:e.push(n),t++}if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)k(r[o],{instancePath:i+
"/causes/"+o,parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length)}}if(s.details!==
void 0&&(ie(s.details,{instancePath:i+"/details",parentData:s,parentDataProperty:"details",rootData:p})||(e=e===null?ie.
errors:y(e,ie.errors),t=e.length)),s.retry_after_ms!==void 0){let r=s.retry_after_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))&&r!==null){const n={instancePath:i+"/retry_after_ms",schemaPath:"#/properties/retry_after_ms/type",keyword:"type",params:{
type:De.properties.retry_after_ms.type}};e===null?e=[n]:e.push(n),t++}}if(s.retryable!==void 0){let r=s.retryable;if(typeof r!=
"boolean"&&r!==null){const n={instancePath:i+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{
type:De.properties.retryable.type}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}const ys={"~standard":{version:1,vendor:"\
canvas-design-api",validate:s=>c(Be,s)}};function Be(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}s.error!==void 0&&(le(s.error,{instancePath:i+"/error",parentData:s,
parentDataProperty:"error",rootData:p})||(e=e===null?le.errors:y(e,le.errors),t=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}const cs={
"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(q,s)}};const Ge=/^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/u;function q(s,{instancePath:i="",parentData:a,parentDataProperty:u,
rootData:p=s}={}){let e=null,t=0;if(typeof s=="string"){if(!Ge.test(s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}return q.errors=e,t===0}const ds={
"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(J,s)}},zr={type:"object",required:["id","name","url","ca\
tegory","visibility","created_at","updated_at"],properties:{id:{$ref:"#/components/schemas/CanvasId"},name:{type:"string"},
url:{type:"string"},category:{type:"string"},visibility:{enum:["team","private"]},created_at:{type:"string",format:"date\
-time"},updated_at:{type:"string",format:"date-time"}}},ne=Fr;function J(s,{instancePath:i="",parentData:a,parentDataProperty:u,
rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),t++}if(s.name===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};e===null?e=[r]:e.push(
r),t++}if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ur\
l"}};e===null?e=[r]:e.push(r),t++}if(s.category===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"category"}};e===null?e=[r]:e.push(r),t++}if(s.visibility===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"visibility"}};e===null?e=[r]:e.push(r),t++}if(s.created_at===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"}};e===null?
e=[r]:e.push(r),t++}if(s.updated_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"updated_at"}};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(q(s.id,{instancePath:i+"/id",parentData:s,
parentDataProperty:"id",rootData:p})||(e=e===null?q.errors:y(e,q.errors),t=e.length)),s.name!==void 0&&typeof s.name!="s\
tring"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?
e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/u\
rl/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.category!==void 0&&typeof s.category!=
"string"){const r={instancePath:i+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type:"strin\
g"}};e===null?e=[r]:e.push(r),t++}if(s.visibility!==void 0){let r=s.visibility;if(!(r==="team"||r==="private")){const n={
instancePath:i+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues:zr.properties.
visibility.enum}};e===null?e=[n]:e.push(n),t++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!ne(
r)){const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"d\
ate-time"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/created_at",schemaPath:"#/properties/created_at\
/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(s.updated_at!==void 0){let r=s.updated_at;
if(typeof r=="string"){if(!ne(r)){const n={instancePath:i+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"\
format",params:{format:"date-time"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/updated_at",schemaPath:"\
#/properties/updated_at/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}const ms={
"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(x,s)}};function x(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.total===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"total"}};e===null?e=[r]:e.push(r),t++}if(s.offset===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"offset"}};e===null?e=[r]:e.push(r),t++}if(s.limit===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"limit"}};e===null?e=[r]:e.push(r),t++}if(s.has_more===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"}};e===null?
e=[r]:e.push(r),t++}if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.
offset!==void 0){let r=s.offset;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/offset",schemaPath:"\
#/properties/offset/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.limit!==void 0){let r=s.
limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",
keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.has_more!==void 0&&typeof s.has_more!="boolea\
n"){const r={instancePath:i+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"}};
e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),t++}return x.errors=e,t===0}const hs={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(
Me,s)}};function Me(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(x(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?x.errors:y(e,x.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.canvases===void 0){const r={instancePath:i,schemaPath:"#/allO\
f/1/required",keyword:"required",params:{missingProperty:"canvases"}};e===null?e=[r]:e.push(r),t++}if(s.canvases!==void 0){
let r=s.canvases;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)J(r[o],{instancePath:i+"/canvases/"+o,parentData:r,
parentDataProperty:o,rootData:p})||(e=e===null?J.errors:y(e,J.errors),t=e.length)}else{const n={instancePath:i+"/canvase\
s",schemaPath:"#/allOf/1/properties/canvases/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{
const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}
return Me.errors=e,t===0}const _s={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Se,s)}};function Se(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="invalid_request"){const n={instancePath:i+"/error/type",schemaPath:"#/\
properties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"invalid_request"}};e===null?e=[n]:
e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.
push(r),t++}return Se.errors=e,t===0}const gs={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(We,s)}};function We(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="authentication"){const n={instancePath:i+"/error/type",schemaPath:"#/p\
roperties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"authentication"}};e===null?e=[n]:e.
push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),t++}return We.errors=e,t===0}const vs={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(He,s)}};function He(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="permission"){const n={instancePath:i+"/error/type",schemaPath:"#/prope\
rties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"permission"}};e===null?e=[n]:e.push(n),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}
return He.errors=e,t===0}const ks={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Je,s)}};function Je(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="not_found"){const n={instancePath:i+"/error/type",schemaPath:"#/proper\
ties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"not_found"}};e===null?e=[n]:e.push(n),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return Je.
errors=e,t===0}const Ps={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Ze,s)}};function Ze(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="rate_limited"){const n={instancePath:i+"/error/type",schemaPath:"#/pro\
perties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"rate_limited"}};e===null?e=[n]:e.push(
n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
t++}return Ze.errors=e,t===0}const ws={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Qe,s)}};function Qe(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="internal_error"){const n={instancePath:i+"/error/type",schemaPath:"#/p\
roperties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"internal_error"}};e===null?e=[n]:e.
push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),t++}return Qe.errors=e,t===0}const bs={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Xe,s)}};function Xe(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="upstream_error"){const n={instancePath:i+"/error/type",schemaPath:"#/p\
roperties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"upstream_error"}};e===null?e=[n]:e.
push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(
r),t++}return Xe.errors=e,t===0}const qs={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Ye,s)}};function Ye(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.canvases===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"canvases"}};e===null?e=[r]:e.push(r),t++}if(s.has_more===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"has_more"}};e===null?e=[r]:e.push(r),t++}if(s.canvases!==void 0){let r=s.
canvases;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)J(r[o],{instancePath:i+"/canvases/"+o,parentData:r,parentDataProperty:o,
rootData:p})||(e=e===null?J.errors:y(e,J.errors),t=e.length)}else{const n={instancePath:i+"/canvases",schemaPath:"#/prop\
erties/canvases/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(s.has_more!==void 0&&typeof s.
has_more!="boolean"){const r={instancePath:i+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[r]:e.push(r),t++}if(s.limit!==void 0){let r=s.limit;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){const n={instancePath:i+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),t++}}if(s.offset!==void 0){let r=s.offset;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+
"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.
total!==void 0&&s.total!==null){const r={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{
type:"null"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}const As={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:s=>c(er,s)}};function er(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s))s.id!==void 0&&(q(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:p})||
(e=e===null?q.errors:y(e,q.errors),t=e.length));else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}const js={"~standard":{version:1,vendor:"canvas-de\
sign-api",validate:s=>c(rr,s)}};function rr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}return rr.errors=e,t===0}const xs={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(sr,
s)}};function sr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.name!==void 0&&typeof s.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/prop\
erties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return sr.errors=e,t===0}const Ds={"~standar\
d":{version:1,vendor:"canvas-design-api",validate:s=>c(tr,s)}};function tr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0&&r.type!=="unprocessable"){const n={instancePath:i+"/error/type",schemaPath:"#/pr\
operties/error/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"unprocessable"}};e===null?e=[n]:e.push(
n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
t++}return tr.errors=e,t===0}const Es={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(ae,s)}};function ae(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"name"}};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&typeof s.id!="string"){const r={instancePath:i+"\
/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.name!==void 0&&
typeof s.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}const Os={"~standard":{version:1,vendor:"canvas-design-api",
validate:s=>c(ir,s)}};function ir(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.canvas_name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"canvas_name"}};e===null?e=[r]:e.push(r),t++}if(s.pages===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"pages"}};e===null?e=[r]:e.push(r),t++}if(s.total_pages===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_pages"}};e===null?e=[r]:e.push(
r),t++}if(s.canvas_name!==void 0&&typeof s.canvas_name!="string"){const r={instancePath:i+"/canvas_name",schemaPath:"#/p\
roperties/canvas_name/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.pages!==void 0){let r=s.
pages;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)ae(r[o],{instancePath:i+"/pages/"+o,parentData:r,parentDataProperty:o,
rootData:p})||(e=e===null?ae.errors:y(e,ae.errors),t=e.length)}else{const n={instancePath:i+"/pages",schemaPath:"#/prope\
rties/pages/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(s.total_pages!==void 0){let r=s.
total_pages;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/total_pages",schemaPath:"#/properties\
/total_pages/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.id_note!==void 0&&typeof s.
id_note!="string"){const r={instancePath:i+"/id_note",schemaPath:"#/properties/id_note/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"}};e===null?e=[r]:e.push(r),t++}return ir.errors=e,t===0}const $s={"~standard":{version:1,vendor:"canvas-design-api",
validate:s=>c(nr,s)}},Vr={type:"object",properties:{format:{enum:["png","jpeg","pdf","pptx"]},page_number:{type:"integer",
minimum:1}}};function nr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.format!==void 0){let r=s.format;if(!(r==="png"||r==="jpeg"||r==="pdf"||r==="pptx")){const n={
instancePath:i+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues:Vr.properties.format.
enum}};e===null?e=[n]:e.push(n),t++}}if(s.page_number!==void 0){let r=s.page_number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){const n={instancePath:i+"/page_number",schemaPath:"#/properties/page_number/type",keyword:"type",params:{type:"inte\
ger"}};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&(r<1||isNaN(r))){const n={instancePath:i+"/page_number",schemaPath:"\
#/properties/page_number/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[n]:e.push(n),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return nr.
errors=e,t===0}const Ns={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Z,s)}};function Z(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"}};e===null?e=[r]:e.push(r),t++}if(s.format===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"format"}};e===null?e=[r]:e.push(r),t++}if(s.page_count===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"page_count"}};e===null?e=[r]:e.push(r),t++}if(s.url!==void 0&&typeof s.
url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),t++}if(s.format!==void 0&&typeof s.format!="string"){const r={instancePath:i+"/format",schemaPath:"\
#/properties/format/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.page_count!==void 0){
let r=s.page_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/page_count",schemaPath:"#/prop\
erties/page_count/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}const Rs={
"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(pr,s)}},Kr={type:"object",properties:{result:{type:["obj\
ect","null"],properties:{export:{$ref:"#/components/schemas/Export"}},additionalProperties:!0}},additionalProperties:!0};
function pr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.result!==void 0){let r=s.result;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){
const n={instancePath:i+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:Kr.properties.result.
type}};e===null?e=[n]:e.push(n),t++}r&&typeof r=="object"&&!Array.isArray(r)&&r.export!==void 0&&(Z(r.export,{instancePath:i+
"/result/export",parentData:r,parentDataProperty:"export",rootData:p})||(e=e===null?Z.errors:y(e,Z.errors),t=e.length))}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return pr.
errors=e,t===0}const Ls={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(D,s)}};const Ir=/^task_.+$/u;function D(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;
if(typeof s=="string"){if(!Ir.test(s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^task_.+$"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}const Fs={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:s=>c(R,s)}},$={type:"object",required:["id","kind","status","created_at","started_at","completed_at","progre\
ss","attempt","max_attempts","input","result","error","credits","links","retry_after_ms"],properties:{id:{$ref:"#/compon\
ents/schemas/TaskId"},kind:{type:"string"},status:{enum:["queued","running","succeeded","failed","canceled","expired"]},
created_at:{type:["string","null"],format:"date-time"},started_at:{type:["string","null"],format:"date-time"},completed_at:{
type:["string","null"],format:"date-time"},progress:{type:["object","null"],required:["percent","step"],properties:{percent:{
type:["number","null"]},step:{type:["string","null"]}}},attempt:{type:"integer"},max_attempts:{type:"integer"},input:{type:"\
object",properties:{prompt:{type:"string"},source_canvas_id:{$ref:"#/components/schemas/CanvasId"},source_canvas_url:{type:"\
string"}},additionalProperties:!0},result:{type:["object","null"],additionalProperties:!0},error:{type:["object","null"],
required:["message","retryable"],properties:{message:{type:"string"},retryable:{type:"boolean"}}},credits:{type:"object",
required:["credits_used","credits_remaining"],properties:{credits_used:{type:["number","null"]},credits_remaining:{type:[
"number","null"]}}},links:{type:"object",required:["self","events","cancel","canvas"],properties:{self:{type:"string",format:"\
uri-reference"},events:{type:["string","null"]},cancel:{type:["string","null"]},canvas:{type:["string","null"]}}},retry_after_ms:{
type:["integer","null"]}}},or=Tr;function R(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[r]:e.push(r),t++}if(s.kind===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[r]:e.push(r),t++}
if(s.created_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cr\
eated_at"}};e===null?e=[r]:e.push(r),t++}if(s.started_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"started_at"}};e===null?e=[r]:e.push(r),t++}if(s.completed_at===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"completed_at"}};e===null?e=[r]:e.push(r),t++}if(s.progress===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"progress"}};e===null?
e=[r]:e.push(r),t++}if(s.attempt===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attempt"}};e===null?e=[r]:e.push(r),t++}if(s.max_attempts===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"max_attempts"}};e===null?e=[r]:e.push(r),t++}if(s.input===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"input"}};e===null?e=[r]:e.push(r),t++}if(s.result===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"result"}};e===null?e=
[r]:e.push(r),t++}if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
error"}};e===null?e=[r]:e.push(r),t++}if(s.credits===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"credits"}};e===null?e=[r]:e.push(r),t++}if(s.links===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"links"}};e===null?e=[r]:e.push(r),t++}if(s.retry_after_ms===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry_after_ms"}};e===null?e=
[r]:e.push(r),t++}if(s.id!==void 0&&(D(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:p})||(e=
e===null?D.errors:y(e,D.errors),t=e.length)),s.kind!==void 0&&typeof s.kind!="string"){const r={instancePath:i+"/kind",schemaPath:"\
#/properties/kind/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.status!==void 0){let r=s.
status;if(!(r==="queued"||r==="running"||r==="succeeded"||r==="failed"||r==="canceled"||r==="expired")){const n={instancePath:i+
"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:$.properties.status.enum}};e===null?
e=[n]:e.push(n),t++}}if(s.created_at!==void 0){let r=s.created_at;if(typeof r!="string"&&r!==null){const n={instancePath:i+
"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:$.properties.created_at.type}};e===null?
e=[n]:e.push(n),t++}if(typeof r=="string"&&!ne(r)){const n={instancePath:i+"/created_at",schemaPath:"#/properties/create\
d_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[n]:e.push(n),t++}}if(s.started_at!==void 0){let r=s.
started_at;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/started_at",schemaPath:"#/properties/started_at/ty\
pe",keyword:"type",params:{type:$.properties.started_at.type}};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&!ne(r)){
const n={instancePath:i+"/started_at",schemaPath:"#/properties/started_at/format",keyword:"format",params:{format:"date-\
time"}};e===null?e=[n]:e.push(n),t++}}if(s.completed_at!==void 0){let r=s.completed_at;if(typeof r!="string"&&r!==null){
const n={instancePath:i+"/completed_at",schemaPath:"#/properties/completed_at/type",keyword:"type",params:{type:$.properties.
completed_at.type}};e===null?e=[n]:e.push(n),t++}if(typeof r=="string"&&!ne(r)){const n={instancePath:i+"/completed_at",
schemaPath:"#/properties/completed_at/format",keyword:"format",params:{format:"date-time"}};e===null?e=[n]:e.push(n),t++}}
if(s.progress!==void 0){let r=s.progress;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){const n={instancePath:i+
"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type:$.properties.progress.type}};e===null?e=
[n]:e.push(n),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.percent===void 0){const n={instancePath:i+"/progress",
schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty:"percent"}};e===null?e=[n]:e.push(
n),t++}if(r.step===void 0){const n={instancePath:i+"/progress",schemaPath:"#/properties/progress/required",keyword:"requ\
ired",params:{missingProperty:"step"}};e===null?e=[n]:e.push(n),t++}if(r.percent!==void 0){let n=r.percent;if(typeof n!=
"number"&&n!==null){const o={instancePath:i+"/progress/percent",schemaPath:"#/properties/progress/properties/percent/typ\
e",keyword:"type",params:{type:$.properties.progress.properties.percent.type}};e===null?e=[o]:e.push(o),t++}}if(r.step!==
void 0){let n=r.step;if(typeof n!="string"&&n!==null){const o={instancePath:i+"/progress/step",schemaPath:"#/properties/\
progress/properties/step/type",keyword:"type",params:{type:$.properties.progress.properties.step.type}};e===null?e=[o]:e.
push(o),t++}}}}if(s.attempt!==void 0){let r=s.attempt;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+
"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}
if(s.max_attempts!==void 0){let r=s.max_attempts;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/\
max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(
n),t++}}if(s.input!==void 0){let r=s.input;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.prompt!==void 0&&typeof r.prompt!=
"string"){const n={instancePath:i+"/input/prompt",schemaPath:"#/properties/input/properties/prompt/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.source_canvas_id!==void 0&&(q(r.source_canvas_id,{instancePath:i+
"/input/source_canvas_id",parentData:r,parentDataProperty:"source_canvas_id",rootData:p})||(e=e===null?q.errors:y(e,q.errors),
t=e.length)),r.source_canvas_url!==void 0&&typeof r.source_canvas_url!="string"){const n={instancePath:i+"/input/source_\
canvas_url",schemaPath:"#/properties/input/properties/source_canvas_url/type",keyword:"type",params:{type:"string"}};e===
null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{
type:"object"}};e===null?e=[n]:e.push(n),t++}}if(s.result!==void 0){let r=s.result;if(!(r&&typeof r=="object"&&!Array.isArray(
r))&&r!==null){const n={instancePath:i+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:$.properties.
result.type}};e===null?e=[n]:e.push(n),t++}}if(s.error!==void 0){let r=s.error;if(!(r&&typeof r=="object"&&!Array.isArray(
r))&&r!==null){const n={instancePath:i+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:$.properties.
error.type}};e===null?e=[n]:e.push(n),t++}if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.message===void 0){const n={instancePath:i+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[n]:
e.push(n),t++}if(r.retryable===void 0){const n={instancePath:i+"/error",schemaPath:"#/properties/error/required",keyword:"\
required",params:{missingProperty:"retryable"}};e===null?e=[n]:e.push(n),t++}if(r.message!==void 0&&typeof r.message!="s\
tring"){const n={instancePath:i+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",
params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(r.retryable!==void 0&&typeof r.retryable!="boolean"){const n={instancePath:i+
"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type:"boolean"}};e===
null?e=[n]:e.push(n),t++}}}if(s.credits!==void 0){let r=s.credits;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.credits_used===
void 0){const n={instancePath:i+"/credits",schemaPath:"#/properties/credits/required",keyword:"required",params:{missingProperty:"\
credits_used"}};e===null?e=[n]:e.push(n),t++}if(r.credits_remaining===void 0){const n={instancePath:i+"/credits",schemaPath:"\
#/properties/credits/required",keyword:"required",params:{missingProperty:"credits_remaining"}};e===null?e=[n]:e.push(n),
t++}if(r.credits_used!==void 0){let n=r.credits_used;if(typeof n!="number"&&n!==null){const o={instancePath:i+"/credits/\
credits_used",schemaPath:"#/properties/credits/properties/credits_used/type",keyword:"type",params:{type:$.properties.credits.
properties.credits_used.type}};e===null?e=[o]:e.push(o),t++}}if(r.credits_remaining!==void 0){let n=r.credits_remaining;
if(typeof n!="number"&&n!==null){const o={instancePath:i+"/credits/credits_remaining",schemaPath:"#/properties/credits/p\
roperties/credits_remaining/type",keyword:"type",params:{type:$.properties.credits.properties.credits_remaining.type}};e===
null?e=[o]:e.push(o),t++}}}else{const n={instancePath:i+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",
params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(s.links!==void 0){let r=s.links;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.self===void 0){const n={instancePath:i+"/links",schemaPath:"#/properties/links/required",keyword:"requi\
red",params:{missingProperty:"self"}};e===null?e=[n]:e.push(n),t++}if(r.events===void 0){const n={instancePath:i+"/links",
schemaPath:"#/properties/links/required",keyword:"required",params:{missingProperty:"events"}};e===null?e=[n]:e.push(n),
t++}if(r.cancel===void 0){const n={instancePath:i+"/links",schemaPath:"#/properties/links/required",keyword:"required",params:{
missingProperty:"cancel"}};e===null?e=[n]:e.push(n),t++}if(r.canvas===void 0){const n={instancePath:i+"/links",schemaPath:"\
#/properties/links/required",keyword:"required",params:{missingProperty:"canvas"}};e===null?e=[n]:e.push(n),t++}if(r.self!==
void 0){let n=r.self;if(typeof n=="string"){if(!or(n)){const o={instancePath:i+"/links/self",schemaPath:"#/properties/li\
nks/properties/self/format",keyword:"format",params:{format:"uri-reference"}};e===null?e=[o]:e.push(o),t++}}else{const o={
instancePath:i+"/links/self",schemaPath:"#/properties/links/properties/self/type",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),t++}}if(r.events!==void 0){let n=r.events;if(typeof n!="string"&&n!==null){const o={instancePath:i+
"/links/events",schemaPath:"#/properties/links/properties/events/type",keyword:"type",params:{type:$.properties.links.properties.
events.type}};e===null?e=[o]:e.push(o),t++}}if(r.cancel!==void 0){let n=r.cancel;if(typeof n!="string"&&n!==null){const o={
instancePath:i+"/links/cancel",schemaPath:"#/properties/links/properties/cancel/type",keyword:"type",params:{type:$.properties.
links.properties.cancel.type}};e===null?e=[o]:e.push(o),t++}}if(r.canvas!==void 0){let n=r.canvas;if(typeof n!="string"&&
n!==null){const o={instancePath:i+"/links/canvas",schemaPath:"#/properties/links/properties/canvas/type",keyword:"type",
params:{type:$.properties.links.properties.canvas.type}};e===null?e=[o]:e.push(o),t++}}}else{const n={instancePath:i+"/l\
inks",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}}if(s.retry_after_ms!==
void 0){let r=s.retry_after_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))&&r!==null){const n={instancePath:i+"/retry_af\
ter_ms",schemaPath:"#/properties/retry_after_ms/type",keyword:"type",params:{type:$.properties.retry_after_ms.type}};e===
null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}return R.errors=e,t===0}const Cs={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(ue,
s)}};function ue(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.canvas_id===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"canvas_id"}};e===null?e=[n]:e.push(n),t++}if(s.canvas_url===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"canvas_url"}};e===null?e=[n]:e.push(n),t++}if(s.conversation_id===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"conversation_id"}};e===
null?e=[n]:e.push(n),t++}if(s.theme_canvas_id===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"theme_canvas_id"}};e===null?e=[n]:e.push(n),t++}if(s.canvas_id!==void 0&&(q(s.canvas_id,{instancePath:i+
"/canvas_id",parentData:s,parentDataProperty:"canvas_id",rootData:p})||(e=e===null?q.errors:y(e,q.errors),t=e.length)),s.
canvas_url!==void 0&&typeof s.canvas_url!="string"){const n={instancePath:i+"/canvas_url",schemaPath:"#/properties/canva\
s_url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(s.conversation_id!==void 0&&typeof s.
conversation_id!="string"){const n={instancePath:i+"/conversation_id",schemaPath:"#/properties/conversation_id/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}if(s.source_canvas_id!==void 0&&(q(s.source_canvas_id,{instancePath:i+
"/source_canvas_id",parentData:s,parentDataProperty:"source_canvas_id",rootData:p})||(e=e===null?q.errors:y(e,q.errors),
t=e.length)),s.source_canvas_url!==void 0&&typeof s.source_canvas_url!="string"){const n={instancePath:i+"/source_canvas\
_url",schemaPath:"#/properties/source_canvas_url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}
if(s.theme_canvas_id!==void 0){let n=s.theme_canvas_id;const o=t;let m=!0;const f=t;if(n!==null){const d={};e===null?e=[
d]:e.push(d),t++}var r=f===t;if(t=o,e!==null&&(o?e.length=o:e=null),!r){const d=t;q(n,{instancePath:i+"/theme_canvas_id",
parentData:s,parentDataProperty:"theme_canvas_id",rootData:p})||(e=e===null?q.errors:y(e,q.errors),t=e.length);var r=d===
t;m=r}if(!m){const d={instancePath:i+"/theme_canvas_id",schemaPath:"#/properties/theme_canvas_id/if",keyword:"if",params:{
failingKeyword:"else"}};e===null?e=[d]:e.push(d),t++}}s.export!==void 0&&(Z(s.export,{instancePath:i+"/export",parentData:s,
parentDataProperty:"export",rootData:p})||(e=e===null?Z.errors:y(e,Z.errors),t=e.length))}else{const n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return ue.errors=e,t===0}const Ts={"~standar\
d":{version:1,vendor:"canvas-design-api",validate:s=>c(fe,s)}};function fe(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),t++}if(R(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?R.errors:y(e,R.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===void 0){const n={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),t++}if(s.result===void 0){const n={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"result"}};e===null?e=[n]:e.push(
n),t++}if(s.kind!==void 0&&s.kind!=="design"){const n={instancePath:i+"/kind",schemaPath:"#/allOf/1/properties/kind/cons\
t",keyword:"const",params:{allowedValue:"design"}};e===null?e=[n]:e.push(n),t++}if(s.result!==void 0){let n=s.result;const o=t;
let m=!0;const f=t;if(n!==null){const d={};e===null?e=[d]:e.push(d),t++}var r=f===t;if(t=o,e!==null&&(o?e.length=o:e=null),
!r){const d=t;ue(n,{instancePath:i+"/result",parentData:s,parentDataProperty:"result",rootData:p})||(e=e===null?ue.errors:
y(e,ue.errors),t=e.length);var r=d===t;m=r}if(!m){const d={instancePath:i+"/result",schemaPath:"#/allOf/1/properties/res\
ult/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[d]:e.push(d),t++}}}else{const n={instancePath:i,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return fe.errors=e,t===0}const zs={"\
~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(ye,s)}};function ye(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),t++}if(R(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?R.errors:y(e,R.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.kind===void 0){const n={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[n]:e.push(n),t++}if(s.kind!==void 0){let n=s.kind;
if(typeof n!="string"){const f={instancePath:i+"/kind",schemaPath:"#/allOf/1/properties/kind/type",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),t++}const o=t,m=t;if(!(n==="design"||n==="layerize_assets")){const f={};e===null?
e=[f]:e.push(f),t++}var r=m===t;if(r){const f={instancePath:i+"/kind",schemaPath:"#/allOf/1/properties/kind/not",keyword:"\
not",params:{}};e===null?e=[f]:e.push(f),t++}else t=o,e!==null&&(o?e.length=o:e=null)}}else{const n={instancePath:i,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}return ye.errors=e,t===0}const Vs={"\
~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Q,s)}},F={type:"object",required:["job_id","status","canv\
as_id","canvas_url","conversation_id","message","task","progress_percent","current_step","error","created_at","started_a\
t","completed_at","is_terminal","can_export","retry_after_seconds","credits"],properties:{job_id:{$ref:"#/components/sch\
emas/TaskId"},status:{enum:["queued","running","completed","failed","canceled","expired"]},canvas_id:{type:["string","nu\
ll"],pattern:"^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$"},canvas_url:{type:["string","null"]},conversation_id:{type:["st\
ring","null"]},message:{type:["string","null"]},task:{type:["string","null"]},progress_percent:{type:["number","null"]},
current_step:{type:["string","null"]},error:{type:["string","null"]},created_at:{type:["string","null"]},started_at:{type:[
"string","null"]},completed_at:{type:["string","null"],pattern:"T[0-9:.,]+$"},is_terminal:{type:"boolean"},can_export:{type:"\
boolean"},retry_after_seconds:{type:["number","null"]},credits:{type:"object",additionalProperties:!0}}},Ur=/T[0-9:.,]+$/u;
function Q(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.job_id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"job_id"}};e===null?e=[r]:e.push(r),t++}if(s.status===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"status"}};e===null?e=[r]:e.push(r),t++}if(s.canvas_id===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"canvas_id"}};e===null?e=[r]:e.push(r),
t++}if(s.canvas_url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
canvas_url"}};e===null?e=[r]:e.push(r),t++}if(s.conversation_id===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"conversation_id"}};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),t++}
if(s.task===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"task"}};
e===null?e=[r]:e.push(r),t++}if(s.progress_percent===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"progress_percent"}};e===null?e=[r]:e.push(r),t++}if(s.current_step===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"current_step"}};e===null?e=[r]:e.push(r),t++}if(s.error===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"}};e===null?e=
[r]:e.push(r),t++}if(s.created_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
created_at"}};e===null?e=[r]:e.push(r),t++}if(s.started_at===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"started_at"}};e===null?e=[r]:e.push(r),t++}if(s.completed_at===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"completed_at"}};e===null?e=[r]:e.push(r),t++}if(s.is_terminal===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"is_terminal"}};e===null?
e=[r]:e.push(r),t++}if(s.can_export===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"can_export"}};e===null?e=[r]:e.push(r),t++}if(s.retry_after_seconds===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"retry_after_seconds"}};e===null?e=[r]:e.push(r),t++}if(s.credits===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"credits"}};e===null?
e=[r]:e.push(r),t++}if(s.job_id!==void 0&&(D(s.job_id,{instancePath:i+"/job_id",parentData:s,parentDataProperty:"job_id",
rootData:p})||(e=e===null?D.errors:y(e,D.errors),t=e.length)),s.status!==void 0){let r=s.status;if(!(r==="queued"||r==="\
running"||r==="completed"||r==="failed"||r==="canceled"||r==="expired")){const n={instancePath:i+"/status",schemaPath:"#\
/properties/status/enum",keyword:"enum",params:{allowedValues:F.properties.status.enum}};e===null?e=[n]:e.push(n),t++}}if(s.
canvas_id!==void 0){let r=s.canvas_id;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/canvas_id",schemaPath:"\
#/properties/canvas_id/type",keyword:"type",params:{type:F.properties.canvas_id.type}};e===null?e=[n]:e.push(n),t++}if(typeof r==
"string"&&!Ge.test(r)){const n={instancePath:i+"/canvas_id",schemaPath:"#/properties/canvas_id/pattern",keyword:"pattern",
params:{pattern:"^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$"}};e===null?e=[n]:e.push(n),t++}}if(s.canvas_url!==void 0){let r=s.
canvas_url;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/canvas_url",schemaPath:"#/properties/canvas_url/ty\
pe",keyword:"type",params:{type:F.properties.canvas_url.type}};e===null?e=[n]:e.push(n),t++}}if(s.conversation_id!==void 0){
let r=s.conversation_id;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/conversation_id",schemaPath:"#/proper\
ties/conversation_id/type",keyword:"type",params:{type:F.properties.conversation_id.type}};e===null?e=[n]:e.push(n),t++}}
if(s.message!==void 0){let r=s.message;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/message",schemaPath:"#\
/properties/message/type",keyword:"type",params:{type:F.properties.message.type}};e===null?e=[n]:e.push(n),t++}}if(s.task!==
void 0){let r=s.task;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/task",schemaPath:"#/properties/task/type",
keyword:"type",params:{type:F.properties.task.type}};e===null?e=[n]:e.push(n),t++}}if(s.progress_percent!==void 0){let r=s.
progress_percent;if(typeof r!="number"&&r!==null){const n={instancePath:i+"/progress_percent",schemaPath:"#/properties/p\
rogress_percent/type",keyword:"type",params:{type:F.properties.progress_percent.type}};e===null?e=[n]:e.push(n),t++}}if(s.
current_step!==void 0){let r=s.current_step;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/current_step",schemaPath:"\
#/properties/current_step/type",keyword:"type",params:{type:F.properties.current_step.type}};e===null?e=[n]:e.push(n),t++}}
if(s.error!==void 0){let r=s.error;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/error",schemaPath:"#/prope\
rties/error/type",keyword:"type",params:{type:F.properties.error.type}};e===null?e=[n]:e.push(n),t++}}if(s.created_at!==
void 0){let r=s.created_at;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/created_at",schemaPath:"#/properti\
es/created_at/type",keyword:"type",params:{type:F.properties.created_at.type}};e===null?e=[n]:e.push(n),t++}}if(s.started_at!==
void 0){let r=s.started_at;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/started_at",schemaPath:"#/properti\
es/started_at/type",keyword:"type",params:{type:F.properties.started_at.type}};e===null?e=[n]:e.push(n),t++}}if(s.completed_at!==
void 0){let r=s.completed_at;if(typeof r!="string"&&r!==null){const n={instancePath:i+"/completed_at",schemaPath:"#/prop\
erties/completed_at/type",keyword:"type",params:{type:F.properties.completed_at.type}};e===null?e=[n]:e.push(n),t++}if(typeof r==
"string"&&!Ur.test(r)){const n={instancePath:i+"/completed_at",schemaPath:"#/properties/completed_at/pattern",keyword:"p\
attern",params:{pattern:"T[0-9:.,]+$"}};e===null?e=[n]:e.push(n),t++}}if(s.is_terminal!==void 0&&typeof s.is_terminal!="\
boolean"){const r={instancePath:i+"/is_terminal",schemaPath:"#/properties/is_terminal/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[r]:e.push(r),t++}if(s.can_export!==void 0&&typeof s.can_export!="boolean"){const r={instancePath:i+
"/can_export",schemaPath:"#/properties/can_export/type",keyword:"type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),
t++}if(s.retry_after_seconds!==void 0){let r=s.retry_after_seconds;if(typeof r!="number"&&r!==null){const n={instancePath:i+
"/retry_after_seconds",schemaPath:"#/properties/retry_after_seconds/type",keyword:"type",params:{type:F.properties.retry_after_seconds.
type}};e===null?e=[n]:e.push(n),t++}}if(s.credits!==void 0){let r=s.credits;if(!(r&&typeof r=="object"&&!Array.isArray(r))){
const n={instancePath:i+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type:"object"}};e===null?
e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[r]:e.push(r),t++}return Q.errors=e,t===0}const Ks={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(lr,s)}};function lr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(x(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?x.errors:y(e,x.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.jobs===void 0){const r={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"jobs"}};e===null?e=[r]:e.push(r),t++}if(s.jobs!==void 0){let r=s.jobs;
if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)Q(r[o],{instancePath:i+"/jobs/"+o,parentData:r,parentDataProperty:o,
rootData:p})||(e=e===null?Q.errors:y(e,Q.errors),t=e.length)}else{const n={instancePath:i+"/jobs",schemaPath:"#/allOf/1/\
properties/jobs/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return lr.errors=e,t===0}
const Is={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(T,s)}};const Br=/^(cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}|(cvs_)?[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$/u;
function T(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(typeof s=="string"){
if(!Br.test(s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(cvs_[0-9A-HJKMNP-TV-\
Za-hjkmnp-tv-z]{26}|(cvs_)?[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$"}};e===null?e=[
r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:
e.push(r),t++}return T.errors=e,t===0}const Us={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(ce,s)}};const Gr=/^(bk_.+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$/u;function ce(s,{instancePath:i="",
parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(typeof s=="string"){if(!Gr.test(s)){const r={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(bk_.+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-\
f]{4}-[0-9A-Fa-f]{12})$"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"string"}};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}const Bs={"~standard":{version:1,vendor:"c\
anvas-design-api",validate:s=>c(X,s)}};const Mr=/^(file_.+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$/u;function X(s,{instancePath:i="",
parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(typeof s=="string"){if(!Mr.test(s)){const r={instancePath:i,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(file_.+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-F\
a-f]{4}-[0-9A-Fa-f]{12})$"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}const Gs={"~standard":{version:1,vendor:"\
canvas-design-api",validate:s=>c(de,s)}};function de(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.file_id!==void 0&&(X(s.file_id,{instancePath:i+"/file_id",parentData:s,parentDataProperty:"\
file_id",rootData:p})||(e=e===null?X.errors:y(e,X.errors),t=e.length)),s.role!==void 0&&typeof s.role!="string"){const r={
instancePath:i+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
t++}return de.errors=e,t===0}const Ms={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(z,s)}};const Sr=/^https:\/\/.+/u;function z(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,
t=0;if(typeof s=="string"){if(!Sr.test(s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^https://.+"}};e===null?e=[r]:e.push(r),t++}if(!Ee(s)){const r={instancePath:i,schemaPath:"#/format",keyword:"format",params:{
format:"uri"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),t++}return z.errors=e,t===0}const Ss={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:s=>c(ar,s)}};function ar(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;const r=t;let n=!0;const o=t;
if(s&&typeof s=="object"&&!Array.isArray(s)&&s.template_canvas_id!==void 0&&typeof s.template_canvas_id!="string"){const f={};
e===null?e=[f]:e.push(f),t++}if(t===o&&s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.template_canvas_id===void 0&&
(f="template_canvas_id")){const d={};e===null?e=[d]:e.push(d),t++}}var m=o===t;if(t=r,e!==null&&(r?e.length=r:e=null),m){
const f=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const _={instancePath:i,schemaPath:"#/then/type",keyword:"type",
params:{type:"object"}};e===null?e=[_]:e.push(_),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.canvas_id!==void 0){
const _={instancePath:i+"/canvas_id",schemaPath:"#/then/allOf/0/properties/canvas_id/not",keyword:"not",params:{}};e===null?
e=[_]:e.push(_),t++}if(s.conversation_id!==void 0){const _={instancePath:i+"/conversation_id",schemaPath:"#/then/allOf/0\
/properties/conversation_id/not",keyword:"not",params:{}};e===null?e=[_]:e.push(_),t++}}var m=f===t;n=m}if(!n){const f={
instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),t++}if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.prompt!==void 0&&typeof s.prompt!="string"){const f={instancePath:i+"/prompt",schemaPath:"\
#/properties/prompt/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(s.canvas_id!==void 0&&(T(
s.canvas_id,{instancePath:i+"/canvas_id",parentData:s,parentDataProperty:"canvas_id",rootData:p})||(e=e===null?T.errors:
y(e,T.errors),t=e.length)),s.template_canvas_id!==void 0&&(T(s.template_canvas_id,{instancePath:i+"/template_canvas_id",
parentData:s,parentDataProperty:"template_canvas_id",rootData:p})||(e=e===null?T.errors:y(e,T.errors),t=e.length)),s.conversation_id!==
void 0&&typeof s.conversation_id!="string"){const f={instancePath:i+"/conversation_id",schemaPath:"#/properties/conversa\
tion_id/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(s.brand_kit_id!==void 0&&(ce(s.brand_kit_id,
{instancePath:i+"/brand_kit_id",parentData:s,parentDataProperty:"brand_kit_id",rootData:p})||(e=e===null?ce.errors:y(e,ce.
errors),t=e.length)),s.skip_brand_kit!==void 0&&typeof s.skip_brand_kit!="boolean"){const f={instancePath:i+"/skip_brand\
_kit",schemaPath:"#/properties/skip_brand_kit/type",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),t++}
if(s.canvas_name!==void 0&&typeof s.canvas_name!="string"){const f={instancePath:i+"/canvas_name",schemaPath:"#/properti\
es/canvas_name/type",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),t++}if(s.format!==void 0){let f=s.format;
if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.category!==void 0&&typeof f.category!="string"){const d={instancePath:i+
"/format/category",schemaPath:"#/properties/format/properties/category/type",keyword:"type",params:{type:"string"}};e===
null?e=[d]:e.push(d),t++}}else{const d={instancePath:i+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{
type:"object"}};e===null?e=[d]:e.push(d),t++}}if(s.attachments!==void 0){let f=s.attachments;if(Array.isArray(f)){const d=f.
length;for(let _=0;_<d;_++)de(f[_],{instancePath:i+"/attachments/"+_,parentData:f,parentDataProperty:_,rootData:p})||(e=
e===null?de.errors:y(e,de.errors),t=e.length)}else{const d={instancePath:i+"/attachments",schemaPath:"#/properties/attac\
hments/type",keyword:"type",params:{type:"array"}};e===null?e=[d]:e.push(d),t++}}s.callback_url!==void 0&&(z(s.callback_url,
{instancePath:i+"/callback_url",parentData:s,parentDataProperty:"callback_url",rootData:p})||(e=e===null?z.errors:y(e,z.
errors),t=e.length))}else{const f={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=
[f]:e.push(f),t++}return ar.errors=e,t===0}const Ws={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(me,
s)}};const Wr=/^evt_.+$/u;function me(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;
if(typeof s=="string"){if(!Wr.test(s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^evt_.+$"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}const Hs={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:s=>c(E,s)}},Hr={type:"object",required:["id","type","created","api_version","data"],properties:{id:{$ref:"#\
/components/schemas/EventId"},type:{enum:["task.succeeded","task.failed","task.canceled","export.succeeded","export.fail\
ed"]},created:{type:"string",format:"date-time"},api_version:{type:"string"},data:{$ref:"#/components/schemas/Task"}}};function E(s,{
instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};
e===null?e=[r]:e.push(r),t++}if(s.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"}};e===null?e=[r]:e.push(r),t++}if(s.created===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"created"}};e===null?e=[r]:e.push(r),t++}if(s.api_version===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"api_version"}};e===null?e=[r]:e.push(
r),t++}if(s.data===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"d\
ata"}};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(me(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",
rootData:p})||(e=e===null?me.errors:y(e,me.errors),t=e.length)),s.type!==void 0){let r=s.type;if(!(r==="task.succeeded"||
r==="task.failed"||r==="task.canceled"||r==="export.succeeded"||r==="export.failed")){const n={instancePath:i+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:Hr.properties.type.enum}};e===null?e=[n]:e.push(n),t++}}if(s.
created!==void 0){let r=s.created;if(typeof r=="string"){if(!ne(r)){const n={instancePath:i+"/created",schemaPath:"#/pro\
perties/created/format",keyword:"format",params:{format:"date-time"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(s.
api_version!==void 0&&typeof s.api_version!="string"){const r={instancePath:i+"/api_version",schemaPath:"#/properties/ap\
i_version/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}s.data!==void 0&&(R(s.data,{instancePath:i+
"/data",parentData:s,parentDataProperty:"data",rootData:p})||(e=e===null?R.errors:y(e,R.errors),t=e.length))}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return E.errors=e,
t===0}const Js={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Y,s)}};const Jr=/^file_.+$/u;function Y(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;
if(typeof s=="string"){if(!Jr.test(s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^file_.+$"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),t++}return Y.errors=e,t===0}const Zs={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:s=>c(he,s)}};function he(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}return he.errors=e,t===0}const Qs={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(_e,
s)}};function _e(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.file_id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"file_id"}};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"url"}};e===null?e=[r]:e.push(r),t++}if(s.kind===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[r]:e.push(r),t++}if(s.z_index===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"z_index"}};e===null?
e=[r]:e.push(r),t++}if(s.width===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
width"}};e===null?e=[r]:e.push(r),t++}if(s.height===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"height"}};e===null?e=[r]:e.push(r),t++}if(s.x===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"x"}};e===null?e=[r]:e.push(r),t++}if(s.y===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"}};e===null?e=[r]:e.push(r),t++}if(s.file_id!==void 0&&
(Y(s.file_id,{instancePath:i+"/file_id",parentData:s,parentDataProperty:"file_id",rootData:p})||(e=e===null?Y.errors:y(e,
Y.errors),t=e.length)),s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!Ee(r)){const n={instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(s.kind!==
void 0&&typeof s.kind!="string"){const r={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{
type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.z_index!==void 0){let r=s.z_index;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){const n={instancePath:i+"/z_index",schemaPath:"#/properties/z_index/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),t++}}if(s.width!==void 0){let r=s.width;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+
"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.
height!==void 0){let r=s.height;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/height",schemaPath:"\
#/properties/height/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.x!==void 0){let r=s.
x;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/x",schemaPath:"#/properties/x/type",keyword:"ty\
pe",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.y!==void 0){let r=s.y;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r))){const n={instancePath:i+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:
e.push(n),t++}}if(s.text_items!==void 0){let r=s.text_items;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)he(
r[o],{instancePath:i+"/text_items/"+o,parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?he.errors:y(e,he.errors),
t=e.length)}else{const n={instancePath:i+"/text_items",schemaPath:"#/properties/text_items/type",keyword:"type",params:{
type:"array"}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===0}const Xs={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:s=>c(ge,s)}};function ge(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.layers===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"layers"}};e===null?e=[r]:e.push(r),t++}if(s.layers!==void 0){let r=s.layers;if(Array.isArray(r)){const n=r.
length;for(let o=0;o<n;o++)_e(r[o],{instancePath:i+"/layers/"+o,parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?
_e.errors:y(e,_e.errors),t=e.length)}else{const n={instancePath:i+"/layers",schemaPath:"#/properties/layers/type",keyword:"\
type",params:{type:"array"}};e===null?e=[n]:e.push(n),t++}}if(s.outcome!==void 0&&typeof s.outcome!="string"){const r={instancePath:i+
"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.
warnings!==void 0&&!Array.isArray(s.warnings)){const r={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/typ\
e",keyword:"type",params:{type:"array"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}const Ys={"~standard":{version:1,
vendor:"canvas-design-api",validate:s=>c(ee,s)}},Zr={type:"object",allOf:[{$ref:"#/components/schemas/Task"},{type:"obje\
ct",required:["kind","result","retry_after_ms"],properties:{kind:{const:"layerize_assets"},result:{if:{type:"null"},else:{
$ref:"#/components/schemas/LayerizeResult"}},retry_after_ms:{type:["integer","null"]}}}]};function ee(s,{instancePath:i="",
parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[n]:e.push(n),t++}if(R(s,{instancePath:i,
parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?R.errors:y(e,R.errors),t=e.length),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.kind===void 0){const n={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"\
kind"}};e===null?e=[n]:e.push(n),t++}if(s.result===void 0){const n={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"\
required",params:{missingProperty:"result"}};e===null?e=[n]:e.push(n),t++}if(s.retry_after_ms===void 0){const n={instancePath:i,
schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"retry_after_ms"}};e===null?e=[n]:e.push(n),t++}
if(s.kind!==void 0&&s.kind!=="layerize_assets"){const n={instancePath:i+"/kind",schemaPath:"#/allOf/1/properties/kind/co\
nst",keyword:"const",params:{allowedValue:"layerize_assets"}};e===null?e=[n]:e.push(n),t++}if(s.result!==void 0){let n=s.
result;const o=t;let m=!0;const f=t;if(n!==null){const d={};e===null?e=[d]:e.push(d),t++}var r=f===t;if(t=o,e!==null&&(o?
e.length=o:e=null),!r){const d=t;ge(n,{instancePath:i+"/result",parentData:s,parentDataProperty:"result",rootData:p})||(e=
e===null?ge.errors:y(e,ge.errors),t=e.length);var r=d===t;m=r}if(!m){const d={instancePath:i+"/result",schemaPath:"#/all\
Of/1/properties/result/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[d]:e.push(d),t++}}if(s.retry_after_ms!==
void 0){let n=s.retry_after_ms;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n))&&n!==null){const o={instancePath:i+"/retry_af\
ter_ms",schemaPath:"#/allOf/1/properties/retry_after_ms/type",keyword:"type",params:{type:Zr.allOf[1].properties.retry_after_ms.
type}};e===null?e=[o]:e.push(o),t++}}}else{const n={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"}};e===null?e=[n]:e.push(n),t++}return ee.errors=e,t===0}const et={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:s=>c(V,s)}};function V(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;const r=t;let n=!0;const o=t;
if(s&&typeof s=="object"&&!Array.isArray(s)){let _;if(s.kind===void 0&&(_="kind")){const v={};e===null?e=[v]:e.push(v),t++}else if(s.
kind!==void 0&&s.kind!=="design"){const v={};e===null?e=[v]:e.push(v),t++}}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);
let f;if(m){const _=t;fe(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?fe.errors:y(e,fe.
errors),t=e.length);var m=_===t;n=m,f="then"}else{const _=t,v=t;let A=!0;const N=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){let b;if(s.kind===void 0&&(b="kind")){const j={};e===null?e=[j]:e.push(j),t++}else if(s.kind!==void 0&&s.kind!=="lay\
erize_assets"){const j={};e===null?e=[j]:e.push(j),t++}}var d=N===t;t=v,e!==null&&(v?e.length=v:e=null);let l;if(d){const b=t;
ee(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?ee.errors:y(e,ee.errors),t=e.length);var d=b===
t;A=d,l="then"}else{const b=t;ye(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?ye.errors:
y(e,ye.errors),t=e.length);var d=b===t;A=d,l="else"}if(!A){const b={instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{
failingKeyword:l}};e===null?e=[b]:e.push(b),t++}var m=_===t;n=m,f="else"}if(!n){const _={instancePath:i,schemaPath:"#/if",
keyword:"if",params:{failingKeyword:f}};e===null?e=[_]:e.push(_),t++}return V.errors=e,t===0}const rt={"~standard":{version:1,
vendor:"canvas-design-api",validate:s=>c(ve,s)}};function ve(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(E(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?E.errors:y(e,E.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(
r),t++}if(s.type!==void 0&&s.type!=="task.succeeded"){const r={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/t\
ype/const",keyword:"const",params:{allowedValue:"task.succeeded"}};e===null?e=[r]:e.push(r),t++}s.data!==void 0&&(V(s.data,
{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:p})||(e=e===null?V.errors:y(e,V.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}
return ve.errors=e,t===0}const st={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(ke,s)}};function ke(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(E(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?E.errors:y(e,E.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(
r),t++}if(s.type!==void 0&&s.type!=="task.failed"){const r={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/type\
/const",keyword:"const",params:{allowedValue:"task.failed"}};e===null?e=[r]:e.push(r),t++}s.data!==void 0&&(V(s.data,{instancePath:i+
"/data",parentData:s,parentDataProperty:"data",rootData:p})||(e=e===null?V.errors:y(e,V.errors),t=e.length))}else{const r={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return ke.
errors=e,t===0}const tt={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Pe,s)}};function Pe(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(E(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?E.errors:y(e,E.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),t++}if(s.data===void 0){const r={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"data"}};e===null?e=[r]:e.push(
r),t++}if(s.type!==void 0&&s.type!=="task.canceled"){const r={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/ty\
pe/const",keyword:"const",params:{allowedValue:"task.canceled"}};e===null?e=[r]:e.push(r),t++}s.data!==void 0&&(V(s.data,
{instancePath:i+"/data",parentData:s,parentDataProperty:"data",rootData:p})||(e=e===null?V.errors:y(e,V.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}
return Pe.errors=e,t===0}const it={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(we,s)}};function we(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(E(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?E.errors:y(e,E.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&s.type!==
"export.succeeded"){const r={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{
allowedValue:"export.succeeded"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}const nt={"~standard":{version:1,
vendor:"canvas-design-api",validate:s=>c(be,s)}};function be(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(E(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?E.errors:y(e,E.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const r={instancePath:i,schemaPath:"#/allOf/1/\
required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[r]:e.push(r),t++}if(s.type!==void 0&&s.type!==
"export.failed"){const r={instancePath:i+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue:"\
export.failed"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}const pt={"~standard":{version:1,vendor:"canvas-de\
sign-api",validate:s=>c(ur,s)}},Qr={if:{required:["type"],properties:{type:{enum:["task.succeeded"]}}},then:{$ref:"#/com\
ponents/schemas/TaskSucceededEvent"},else:{if:{required:["type"],properties:{type:{enum:["task.failed"]}}},then:{$ref:"#\
/components/schemas/TaskFailedEvent"},else:{if:{required:["type"],properties:{type:{enum:["task.canceled"]}}},then:{$ref:"\
#/components/schemas/TaskCanceledEvent"},else:{if:{required:["type"],properties:{type:{enum:["export.succeeded"]}}},then:{
$ref:"#/components/schemas/ExportSucceededEvent"},else:{if:{required:["type"],properties:{type:{enum:["export.failed"]}}},
then:{$ref:"#/components/schemas/ExportFailedEvent"},else:{required:["type"],properties:{type:{enum:["task.succeeded","t\
ask.failed","task.canceled","export.succeeded","export.failed"]}}}}}}}};function ur(s,{instancePath:i="",parentData:a,parentDataProperty:u,
rootData:p=s}={}){let e=null,t=0;const r=t;let n=!0;const o=t;if(s&&typeof s=="object"&&!Array.isArray(s)){let N;if(s.type===
void 0&&(N="type")){const l={};e===null?e=[l]:e.push(l),t++}else if(s.type!==void 0&&s.type!=="task.succeeded"){const l={};
e===null?e=[l]:e.push(l),t++}}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let f;if(m){const N=t;ve(s,{instancePath:i,
parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?ve.errors:y(e,ve.errors),t=e.length);var m=N===t;n=m,f="then"}else{
const N=t,l=t;let h=!0;const b=t;if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.type===void 0&&(g="type")){const P={};
e===null?e=[P]:e.push(P),t++}else if(s.type!==void 0&&s.type!=="task.failed"){const P={};e===null?e=[P]:e.push(P),t++}}var d=b===
t;t=l,e!==null&&(l?e.length=l:e=null);let j;if(d){const g=t;ke(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||
(e=e===null?ke.errors:y(e,ke.errors),t=e.length);var d=g===t;h=d,j="then"}else{const g=t,P=t;let O=!0;const K=t;if(s&&typeof s==
"object"&&!Array.isArray(s)){let w;if(s.type===void 0&&(w="type")){const U={};e===null?e=[U]:e.push(U),t++}else if(s.type!==
void 0&&s.type!=="task.canceled"){const U={};e===null?e=[U]:e.push(U),t++}}var _=K===t;t=P,e!==null&&(P?e.length=P:e=null);
let I;if(_){const w=t;Pe(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?Pe.errors:y(e,Pe.
errors),t=e.length);var _=w===t;O=_,I="then"}else{const w=t,U=t;let $e=!0;const Nr=t;if(s&&typeof s=="object"&&!Array.isArray(
s)){let G;if(s.type===void 0&&(G="type")){const B={};e===null?e=[B]:e.push(B),t++}else if(s.type!==void 0&&s.type!=="exp\
ort.succeeded"){const B={};e===null?e=[B]:e.push(B),t++}}var v=Nr===t;t=U,e!==null&&(U?e.length=U:e=null);let Ne;if(v){const G=t;
we(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?we.errors:y(e,we.errors),t=e.length);var v=G===
t;$e=v,Ne="then"}else{const G=t,B=t;let Re=!0;const Rr=t;if(s&&typeof s=="object"&&!Array.isArray(s)){let M;if(s.type===
void 0&&(M="type")){const pe={};e===null?e=[pe]:e.push(pe),t++}else if(s.type!==void 0&&s.type!=="export.failed"){const pe={};
e===null?e=[pe]:e.push(pe),t++}}var A=Rr===t;t=B,e!==null&&(B?e.length=B:e=null);let Le;if(A){const M=t;be(s,{instancePath:i,
parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?be.errors:y(e,be.errors),t=e.length);var A=M===t;Re=A,Le="th\
en"}else{const M=t;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){const S={instancePath:i,schemaPath:"\
#/else/else/else/else/else/required",keyword:"required",params:{missingProperty:"type"}};e===null?e=[S]:e.push(S),t++}if(s.
type!==void 0){let S=s.type;if(!(S==="task.succeeded"||S==="task.failed"||S==="task.canceled"||S==="export.succeeded"||S===
"export.failed")){const ze={instancePath:i+"/type",schemaPath:"#/else/else/else/else/else/properties/type/enum",keyword:"\
enum",params:{allowedValues:Qr.else.else.else.else.else.properties.type.enum}};e===null?e=[ze]:e.push(ze),t++}}}var A=M===
t;Re=A,Le="else"}if(!Re){const M={instancePath:i,schemaPath:"#/else/else/else/else/if",keyword:"if",params:{failingKeyword:Le}};
e===null?e=[M]:e.push(M),t++}var v=G===t;$e=v,Ne="else"}if(!$e){const G={instancePath:i,schemaPath:"#/else/else/else/if",
keyword:"if",params:{failingKeyword:Ne}};e===null?e=[G]:e.push(G),t++}var _=w===t;O=_,I="else"}if(!O){const w={instancePath:i,
schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword:I}};e===null?e=[w]:e.push(w),t++}var d=g===t;h=d,j="else"}
if(!h){const g={instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:j}};e===null?e=[g]:e.push(g),t++}
var m=N===t;n=m,f="else"}if(!n){const N={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};e===null?
e=[N]:e.push(N),t++}return ur.errors=e,t===0}const ot={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(fr,
s)}};function fr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.canvas_id!==void 0&&(T(s.canvas_id,{instancePath:i+"/canvas_id",parentData:s,parentDataProperty:"\
canvas_id",rootData:p})||(e=e===null?T.errors:y(e,T.errors),t=e.length)),s.prompt!==void 0&&typeof s.prompt!="string"){const r={
instancePath:i+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(
r),t++}s.callback_url!==void 0&&(z(s.callback_url,{instancePath:i+"/callback_url",parentData:s,parentDataProperty:"callb\
ack_url",rootData:p})||(e=e===null?z.errors:y(e,z.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return fr.errors=e,t===0}const lt={"~standard":{version:1,
vendor:"canvas-design-api",validate:s=>c(yr,s)}};function yr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.file===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"file"}};e===null?e=[r]:e.push(r),t++}if(s.file!==void 0&&typeof s.file!="string"){const r={instancePath:i+
"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return yr.errors=
e,t===0}const at={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(cr,s)}};function cr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[r]:e.push(r),t++}if(s.url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"url"}};e===null?e=[r]:e.push(r),t++}if(s.filename===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"filename"}};e===null?e=[r]:e.push(r),t++}if(s.mime_type===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mime_type"}};e===null?e=[r]:
e.push(r),t++}if(s.size_bytes===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
size_bytes"}};e===null?e=[r]:e.push(r),t++}if(s.was_duplicate===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"was_duplicate"}};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(Y(s.id,{instancePath:i+
"/id",parentData:s,parentDataProperty:"id",rootData:p})||(e=e===null?Y.errors:y(e,Y.errors),t=e.length)),s.url!==void 0&&
typeof s.url!="string"){const r={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[r]:e.push(r),t++}if(s.filename!==void 0&&typeof s.filename!="string"){const r={instancePath:i+"/fil\
ename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.
mime_type!==void 0&&typeof s.mime_type!="string"){const r={instancePath:i+"/mime_type",schemaPath:"#/properties/mime_typ\
e/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.size_bytes!==void 0){let r=s.size_bytes;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/size_bytes",schemaPath:"#/properties/size_bytes/t\
ype",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}if(s.was_duplicate!==void 0&&typeof s.was_duplicate!=
"boolean"){const r={instancePath:i+"/was_duplicate",schemaPath:"#/properties/was_duplicate/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"}};e===null?e=[r]:e.push(r),t++}return cr.errors=e,t===0}const ut={"~standard":{version:1,vendor:"canvas-design-a\
pi",validate:s=>c(dr,s)}};function dr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.max_direct_upload_bytes===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"max_direct_upload_bytes"}};e===null?e=[r]:e.push(r),t++}if(s.max_file_bytes===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max_file_bytes"}};e===null?e=
[r]:e.push(r),t++}if(s.max_file_bytes_is_plan_limit===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"max_file_bytes_is_plan_limit"}};e===null?e=[r]:e.push(r),t++}if(s.max_direct_upload_bytes!==
void 0){let r=s.max_direct_upload_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/max_direc\
t_upload_bytes",schemaPath:"#/properties/max_direct_upload_bytes/type",keyword:"type",params:{type:"integer"}};e===null?
e=[n]:e.push(n),t++}}if(s.max_file_bytes!==void 0){let r=s.max_file_bytes;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={
instancePath:i+"/max_file_bytes",schemaPath:"#/properties/max_file_bytes/type",keyword:"type",params:{type:"integer"}};e===
null?e=[n]:e.push(n),t++}}if(s.max_file_bytes_is_plan_limit!==void 0&&typeof s.max_file_bytes_is_plan_limit!="boolean"){
const r={instancePath:i+"/max_file_bytes_is_plan_limit",schemaPath:"#/properties/max_file_bytes_is_plan_limit/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return dr.errors=e,t===0}const ft={"~standard":{version:1,vendor:"\
canvas-design-api",validate:s=>c(mr,s)}};function mr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.filename!==void 0&&typeof s.filename!="string"){const r={instancePath:i+"/filename",schemaPath:"\
#/properties/filename/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.mime_type!==void 0&&
typeof s.mime_type!="string"){const r={instancePath:i+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.expires_in_seconds!==void 0){let r=s.expires_in_seconds;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/\
type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}if(typeof r=="number"&&(r>3600||isNaN(r))){const n={
instancePath:i+"/expires_in_seconds",schemaPath:"#/properties/expires_in_seconds/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:3600}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),t++}return mr.errors=e,t===0}const yt={"~standard":{version:1,vendor:"canvas-de\
sign-api",validate:s=>c(hr,s)}};function hr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.upload_url===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"upload_url"}};e===null?e=[r]:e.push(r),t++}if(s.storage_key===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"storage_key"}};e===null?e=[r]:e.push(r),t++}if(s.mime_type===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mime_type"}};e===null?e=[r]:
e.push(r),t++}if(s.expires_in_seconds===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"expires_in_seconds"}};e===null?e=[r]:e.push(r),t++}if(s.instructions===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"instructions"}};e===null?e=[r]:e.push(r),t++}if(s.upload_url!==
void 0&&typeof s.upload_url!="string"){const r={instancePath:i+"/upload_url",schemaPath:"#/properties/upload_url/type",keyword:"\
type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.storage_key!==void 0&&typeof s.storage_key!="string"){const r={
instancePath:i+"/storage_key",schemaPath:"#/properties/storage_key/type",keyword:"type",params:{type:"string"}};e===null?
e=[r]:e.push(r),t++}if(s.mime_type!==void 0&&typeof s.mime_type!="string"){const r={instancePath:i+"/mime_type",schemaPath:"\
#/properties/mime_type/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.expires_in_seconds!==
void 0){let r=s.expires_in_seconds;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/expires_in_sec\
onds",schemaPath:"#/properties/expires_in_seconds/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}
return hr.errors=e,t===0}const ct={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(_r,s)}};function _r(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.storage_key===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"storage_key"}};e===null?e=[r]:e.push(r),t++}if(s.storage_key!==void 0&&typeof s.storage_key!="string"){
const r={instancePath:i+"/storage_key",schemaPath:"#/properties/storage_key/type",keyword:"type",params:{type:"string"}};
e===null?e=[r]:e.push(r),t++}if(s.filename!==void 0&&typeof s.filename!="string"){const r={instancePath:i+"/filename",schemaPath:"\
#/properties/filename/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.mime_type!==void 0&&
typeof s.mime_type!="string"){const r={instancePath:i+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"typ\
e",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return _r.errors=e,t===0}const dt={"~standard":{version:1,vendor:"c\
anvas-design-api",validate:s=>c(gr,s)}};function gr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(x(s,{instancePath:i,
parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?x.errors:y(e,x.errors),t=e.length),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.total!==void 0){let r=s.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))){const n={instancePath:i+"/to\
tal",schemaPath:"#/allOf/1/properties/total/type",keyword:"type",params:{type:"integer"}};e===null?e=[n]:e.push(n),t++}}}else{
const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.offset===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"offset"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return gr.errors=e,t===0}const mt={"~standard":{
version:1,vendor:"canvas-design-api",validate:s=>c(vr,s)}},Xr={type:"object",properties:{name:{type:"string",minLength:1,
maxLength:255},visibility:{enum:["team","private"]}}},re=Lr;function vr(s,{instancePath:i="",parentData:a,parentDataProperty:u,
rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name!==void 0){let r=s.name;if(typeof r==
"string"){if(re(r)>255){const n={instancePath:i+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{
limit:255}};e===null?e=[n]:e.push(n),t++}if(re(r)<1){const n={instancePath:i+"/name",schemaPath:"#/properties/name/minLe\
ngth",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(s.visibility!==void 0){let r=s.
visibility;if(!(r==="team"||r==="private")){const n={instancePath:i+"/visibility",schemaPath:"#/properties/visibility/en\
um",keyword:"enum",params:{allowedValues:Xr.properties.visibility.enum}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return vr.errors=e,t===0}const ht={
"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(kr,s)}},Yr={type:"object",required:["error"],properties:{
error:{allOf:[{$ref:"#/components/schemas/ApiError"},{properties:{type:{enum:["conflict","idempotency_conflict"]}}}]}}};
function kr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.error===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"error"}};e===null?e=[r]:e.push(r),t++}if(s.error!==void 0){let r=s.error;if(k(r,{instancePath:i+"/error",
parentData:s,parentDataProperty:"error",rootData:p})||(e=e===null?k.errors:y(e,k.errors),t=e.length),r&&typeof r=="objec\
t"&&!Array.isArray(r)&&r.type!==void 0){let n=r.type;if(!(n==="conflict"||n==="idempotency_conflict")){const o={instancePath:i+
"/error/type",schemaPath:"#/properties/error/allOf/1/properties/type/enum",keyword:"enum",params:{allowedValues:Yr.properties.
error.allOf[1].properties.type.enum}};e===null?e=[o]:e.push(o),t++}}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return kr.errors=e,t===0}const _t={"~standard":{version:1,vendor:"\
canvas-design-api",validate:s=>c(Pr,s)}};function Pr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.code===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"code"}};e===null?e=[r]:e.push(r),t++}if(s.code!==void 0){let r=s.code;if(typeof r=="string"){if(re(r)>64){
const n={instancePath:i+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit:64}};e===null?
e=[n]:e.push(n),t++}if(re(r)<1){const n={instancePath:i+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/code",schemaPath:"#/properties/code/\
type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return Pr.errors=e,t===0}const gt={"~standard":{
version:1,vendor:"canvas-design-api",validate:s=>c(wr,s)}};function wr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.success===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"success"}};e===null?e=[r]:e.push(r),t++}if(s.message===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"message"}};e===null?e=[r]:e.push(r),t++}if(s.success!==void 0&&typeof s.
success!="boolean"){const r={instancePath:i+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type:"\
boolean"}};e===null?e=[r]:e.push(r),t++}if(s.message!==void 0&&typeof s.message!="string"){const r={instancePath:i+"/mes\
sage",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return wr.errors=
e,t===0}const vt={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(br,s)}},es={type:"object",properties:{
operation:{enum:["text-to-3d","image-to-3d","multi-image-to-3d","retexture","remesh","uv-unwrap","convert","rigging","an\
imations","text-to-motion"]},input:{type:"object",additionalProperties:!0},idempotency_key:{type:"string",minLength:1,maxLength:200}}};
function br(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.operation!==void 0){let r=s.operation;if(!(r==="text-to-3d"||r==="image-to-3d"||r==="multi\
-image-to-3d"||r==="retexture"||r==="remesh"||r==="uv-unwrap"||r==="convert"||r==="rigging"||r==="animations"||r==="text\
-to-motion")){const n={instancePath:i+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues:es.
properties.operation.enum}};e===null?e=[n]:e.push(n),t++}}if(s.input!==void 0){let r=s.input;if(!(r&&typeof r=="object"&&
!Array.isArray(r))){const n={instancePath:i+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type:"o\
bject"}};e===null?e=[n]:e.push(n),t++}}if(s.idempotency_key!==void 0){let r=s.idempotency_key;if(typeof r=="string"){if(re(
r)>200){const n={instancePath:i+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLengt\
h",params:{limit:200}};e===null?e=[n]:e.push(n),t++}if(re(r)<1){const n={instancePath:i+"/idempotency_key",schemaPath:"#\
/properties/idempotency_key/minLength",keyword:"minLength",params:{limit:1}};e===null?e=[n]:e.push(n),t++}}else{const n={
instancePath:i+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type:"string"}};
e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===
null?e=[r]:e.push(r),t++}return br.errors=e,t===0}const kt={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(
qr,s)}},Ve={type:"object",required:["status","poll_url","retry_after_ms"],properties:{id:{$ref:"#/components/schemas/Tas\
kId"},status:{enum:["queued","succeeded","failed"]},poll_url:{type:"string",format:"uri-reference"},retry_after_ms:{type:[
"integer","null"]}},additionalProperties:!0};function qr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){
let e=null,t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"status"}};e===null?e=[r]:e.push(r),t++}if(s.poll_url===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"poll_url"}};e===null?e=[r]:e.push(r),
t++}if(s.retry_after_ms===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
retry_after_ms"}};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(D(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"\
id",rootData:p})||(e=e===null?D.errors:y(e,D.errors),t=e.length)),s.status!==void 0){let r=s.status;if(!(r==="queued"||r===
"succeeded"||r==="failed")){const n={instancePath:i+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{
allowedValues:Ve.properties.status.enum}};e===null?e=[n]:e.push(n),t++}}if(s.poll_url!==void 0){let r=s.poll_url;if(typeof r==
"string"){if(!or(r)){const n={instancePath:i+"/poll_url",schemaPath:"#/properties/poll_url/format",keyword:"format",params:{
format:"uri-reference"}};e===null?e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/poll_url",schemaPath:"#/properties\
/poll_url/type",keyword:"type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}if(s.retry_after_ms!==void 0){let r=s.
retry_after_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))&&r!==null){const n={instancePath:i+"/retry_after_ms",schemaPath:"\
#/properties/retry_after_ms/type",keyword:"type",params:{type:Ve.properties.retry_after_ms.type}};e===null?e=[n]:e.push(
n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),
t++}return qr.errors=e,t===0}const Pt={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Ar,s)}},Ce={type:"\
object",required:["status"],properties:{id:{$ref:"#/components/schemas/TaskId"},status:{enum:["queued","succeeded","fail\
ed"]},retry_after_ms:{type:["integer","null"]},result:{type:["object","null"],properties:{outputs:{}},additionalProperties:!0}},
additionalProperties:!0};function Ar(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,
t=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"}};e===null?e=[r]:e.push(r),t++}if(s.id!==void 0&&(D(s.id,{instancePath:i+"/id",
parentData:s,parentDataProperty:"id",rootData:p})||(e=e===null?D.errors:y(e,D.errors),t=e.length)),s.status!==void 0){let r=s.
status;if(!(r==="queued"||r==="succeeded"||r==="failed")){const n={instancePath:i+"/status",schemaPath:"#/properties/sta\
tus/enum",keyword:"enum",params:{allowedValues:Ce.properties.status.enum}};e===null?e=[n]:e.push(n),t++}}if(s.retry_after_ms!==
void 0){let r=s.retry_after_ms;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r))&&r!==null){const n={instancePath:i+"/retry_af\
ter_ms",schemaPath:"#/properties/retry_after_ms/type",keyword:"type",params:{type:Ce.properties.retry_after_ms.type}};e===
null?e=[n]:e.push(n),t++}}if(s.result!==void 0){let r=s.result;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){
const n={instancePath:i+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:Ce.properties.result.
type}};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[r]:e.push(r),t++}return Ar.errors=e,t===0}const wt={"~standard":{version:1,vendor:"canvas-design-api",
validate:s=>c(W,s)}};const rs=/^vox_.+$/u;function W(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;
if(typeof s=="string"){if(!rs.test(s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^vox_.+$"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
string"}};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}const bt={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:s=>c(jr,s)}},C={type:"object",required:["model","mode"],properties:{model:{type:"string"},mode:{enum:["text_\
to_speech","text_to_music","text_to_sfx","speech_to_speech","sts","voice_conversion"]},prompt:{type:["string","null"]},voice:{
type:["string","null"]},duration_seconds:{type:"number"},num_samples:{type:["integer","null"]},model_params:{type:["obje\
ct","null"],additionalProperties:!0},idempotency_key:{type:["string","null"],maxLength:200},wait:{type:"boolean"},quote:{
type:"boolean"},source_audio:{if:{type:"null"},else:{$ref:"#/components/schemas/FileRef"}},source_audio_cleanup:{enum:["\
on_failure","never",null]},context:{type:["object","null"],additionalProperties:!0},pronunciation_dictionaries:{type:["a\
rray","null"],items:{}},quote_source_seconds:{type:["number","null"],exclusiveMinimum:0,maximum:300},max_estimated_credits:{
type:["integer","null"]}},if:{required:["mode"],allOf:[{properties:{mode:{enum:["text_to_speech","text_to_music","text_t\
o_sfx"]}}}]},then:{required:["prompt"],allOf:[{properties:{prompt:{type:"string"}}}],if:{required:["model"],allOf:[{properties:{
model:{pattern:"^elevenlabs-native-"}}}]},then:{type:"object",allOf:[{properties:{voice:{if:{type:"null"},else:{$ref:"#/\
components/schemas/VoiceId"}}}}]}},else:{type:"object",allOf:[{properties:{model:{type:"string",pattern:"^elevenlabs-nat\
ive-"}}}],if:{required:["model"],allOf:[{properties:{model:{pattern:"^elevenlabs-native-"}}}]},then:{type:"object",allOf:[
{properties:{voice:{if:{type:"null"},else:{$ref:"#/components/schemas/VoiceId"}}}}]}}},Te=/^elevenlabs-native-/u;function jr(s,{
instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;const r=t;let n=!0;const o=t;if(s&&
typeof s=="object"&&!Array.isArray(s)&&s.mode!==void 0){let l=s.mode;if(!(l==="text_to_speech"||l==="text_to_music"||l===
"text_to_sfx")){const h={};e===null?e=[h]:e.push(h),t++}}if(t===o&&s&&typeof s=="object"&&!Array.isArray(s)){let l;if(s.
mode===void 0&&(l="mode")){const h={};e===null?e=[h]:e.push(h),t++}}var m=o===t;t=r,e!==null&&(r?e.length=r:e=null);let f;
if(m){const l=t;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.prompt!==void 0&&typeof s.prompt!="string"){const g={instancePath:i+
"/prompt",schemaPath:"#/then/allOf/0/properties/prompt/type",keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(
g),t++}const h=t;let b=!0;const j=t;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.model!==void 0){let g=s.model;if(typeof g==
"string"&&!Te.test(g)){const P={};e===null?e=[P]:e.push(P),t++}}if(t===j&&s&&typeof s=="object"&&!Array.isArray(s)){let g;
if(s.model===void 0&&(g="model")){const P={};e===null?e=[P]:e.push(P),t++}}var d=j===t;if(t=h,e!==null&&(h?e.length=h:e=
null),d){const g=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const O={instancePath:i,schemaPath:"#/then/then/type",
keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),t++}if(s&&typeof s=="object"&&!Array.isArray(s)&&s.voice!==
void 0){let O=s.voice;const K=t;let I=!0;const Oe=t;if(O!==null){const w={};e===null?e=[w]:e.push(w),t++}var _=Oe===t;if(t=
K,e!==null&&(K?e.length=K:e=null),!_){const w=t;W(O,{instancePath:i+"/voice",parentData:s,parentDataProperty:"voice",rootData:p})||
(e=e===null?W.errors:y(e,W.errors),t=e.length);var _=w===t;I=_}if(!I){const w={instancePath:i+"/voice",schemaPath:"#/the\
n/then/allOf/0/properties/voice/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[w]:e.push(w),t++}}var d=g===
t;b=d}if(!b){const g={instancePath:i,schemaPath:"#/then/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[g]:
e.push(g),t++}if(s&&typeof s=="object"&&!Array.isArray(s)&&s.prompt===void 0){const g={instancePath:i,schemaPath:"#/then\
/required",keyword:"required",params:{missingProperty:"prompt"}};e===null?e=[g]:e.push(g),t++}var m=l===t;n=m,f="then"}else{
const l=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const g={instancePath:i,schemaPath:"#/else/type",keyword:"type",
params:{type:"object"}};e===null?e=[g]:e.push(g),t++}if(s&&typeof s=="object"&&!Array.isArray(s)&&s.model!==void 0){let g=s.
model;if(typeof g=="string"){if(!Te.test(g)){const P={instancePath:i+"/model",schemaPath:"#/else/allOf/0/properties/mode\
l/pattern",keyword:"pattern",params:{pattern:"^elevenlabs-native-"}};e===null?e=[P]:e.push(P),t++}}else{const P={instancePath:i+
"/model",schemaPath:"#/else/allOf/0/properties/model/type",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(
P),t++}}const h=t;let b=!0;const j=t;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.model!==void 0){let g=s.model;if(typeof g==
"string"&&!Te.test(g)){const P={};e===null?e=[P]:e.push(P),t++}}if(t===j&&s&&typeof s=="object"&&!Array.isArray(s)){let g;
if(s.model===void 0&&(g="model")){const P={};e===null?e=[P]:e.push(P),t++}}var v=j===t;if(t=h,e!==null&&(h?e.length=h:e=
null),v){const g=t;if(!(s&&typeof s=="object"&&!Array.isArray(s))){const O={instancePath:i,schemaPath:"#/else/then/type",
keyword:"type",params:{type:"object"}};e===null?e=[O]:e.push(O),t++}if(s&&typeof s=="object"&&!Array.isArray(s)&&s.voice!==
void 0){let O=s.voice;const K=t;let I=!0;const Oe=t;if(O!==null){const w={};e===null?e=[w]:e.push(w),t++}var A=Oe===t;if(t=
K,e!==null&&(K?e.length=K:e=null),!A){const w=t;W(O,{instancePath:i+"/voice",parentData:s,parentDataProperty:"voice",rootData:p})||
(e=e===null?W.errors:y(e,W.errors),t=e.length);var A=w===t;I=A}if(!I){const w={instancePath:i+"/voice",schemaPath:"#/els\
e/then/allOf/0/properties/voice/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[w]:e.push(w),t++}}var v=g===
t;b=v}if(!b){const g={instancePath:i,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword:"then"}};e===null?e=[g]:
e.push(g),t++}var m=l===t;n=m,f="else"}if(!n){const l={instancePath:i,schemaPath:"#/if",keyword:"if",params:{failingKeyword:f}};
e===null?e=[l]:e.push(l),t++}if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.model===void 0){const l={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"model"}};e===null?e=[l]:e.push(l),t++}if(s.mode===void 0){const l={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mode"}};e===null?e=[l]:e.push(l),t++}
if(s.model!==void 0&&typeof s.model!="string"){const l={instancePath:i+"/model",schemaPath:"#/properties/model/type",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),t++}if(s.mode!==void 0){let l=s.mode;if(!(l==="text_to_speech"||l===
"text_to_music"||l==="text_to_sfx"||l==="speech_to_speech"||l==="sts"||l==="voice_conversion")){const h={instancePath:i+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:C.properties.mode.enum}};e===null?e=[h]:
e.push(h),t++}}if(s.prompt!==void 0){let l=s.prompt;if(typeof l!="string"&&l!==null){const h={instancePath:i+"/prompt",schemaPath:"\
#/properties/prompt/type",keyword:"type",params:{type:C.properties.prompt.type}};e===null?e=[h]:e.push(h),t++}}if(s.voice!==
void 0){let l=s.voice;if(typeof l!="string"&&l!==null){const h={instancePath:i+"/voice",schemaPath:"#/properties/voice/t\
ype",keyword:"type",params:{type:C.properties.voice.type}};e===null?e=[h]:e.push(h),t++}}if(s.duration_seconds!==void 0&&
typeof s.duration_seconds!="number"){const l={instancePath:i+"/duration_seconds",schemaPath:"#/properties/duration_secon\
ds/type",keyword:"type",params:{type:"number"}};e===null?e=[l]:e.push(l),t++}if(s.num_samples!==void 0){let l=s.num_samples;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))&&l!==null){const h={instancePath:i+"/num_samples",schemaPath:"#/properties/n\
um_samples/type",keyword:"type",params:{type:C.properties.num_samples.type}};e===null?e=[h]:e.push(h),t++}}if(s.model_params!==
void 0){let l=s.model_params;if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){const h={instancePath:i+"/model_p\
arams",schemaPath:"#/properties/model_params/type",keyword:"type",params:{type:C.properties.model_params.type}};e===null?
e=[h]:e.push(h),t++}}if(s.idempotency_key!==void 0){let l=s.idempotency_key;if(typeof l!="string"&&l!==null){const h={instancePath:i+
"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type:C.properties.idempotency_key.
type}};e===null?e=[h]:e.push(h),t++}if(typeof l=="string"&&re(l)>200){const h={instancePath:i+"/idempotency_key",schemaPath:"\
#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit:200}};e===null?e=[h]:e.push(h),t++}}if(s.wait!==
void 0&&typeof s.wait!="boolean"){const l={instancePath:i+"/wait",schemaPath:"#/properties/wait/type",keyword:"type",params:{
type:"boolean"}};e===null?e=[l]:e.push(l),t++}if(s.quote!==void 0&&typeof s.quote!="boolean"){const l={instancePath:i+"/\
quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),t++}if(s.source_audio!==
void 0){let l=s.source_audio;const h=t;let b=!0;const j=t;if(l!==null){const L={};e===null?e=[L]:e.push(L),t++}var N=j===
t;if(t=h,e!==null&&(h?e.length=h:e=null),!N){const L=t;X(l,{instancePath:i+"/source_audio",parentData:s,parentDataProperty:"\
source_audio",rootData:p})||(e=e===null?X.errors:y(e,X.errors),t=e.length);var N=L===t;b=N}if(!b){const L={instancePath:i+
"/source_audio",schemaPath:"#/properties/source_audio/if",keyword:"if",params:{failingKeyword:"else"}};e===null?e=[L]:e.
push(L),t++}}if(s.source_audio_cleanup!==void 0){let l=s.source_audio_cleanup;if(!(l==="on_failure"||l==="never"||l===null)){
const h={instancePath:i+"/source_audio_cleanup",schemaPath:"#/properties/source_audio_cleanup/enum",keyword:"enum",params:{
allowedValues:C.properties.source_audio_cleanup.enum}};e===null?e=[h]:e.push(h),t++}}if(s.context!==void 0){let l=s.context;
if(!(l&&typeof l=="object"&&!Array.isArray(l))&&l!==null){const h={instancePath:i+"/context",schemaPath:"#/properties/co\
ntext/type",keyword:"type",params:{type:C.properties.context.type}};e===null?e=[h]:e.push(h),t++}}if(s.pronunciation_dictionaries!==
void 0){let l=s.pronunciation_dictionaries;if(!Array.isArray(l)&&l!==null){const h={instancePath:i+"/pronunciation_dicti\
onaries",schemaPath:"#/properties/pronunciation_dictionaries/type",keyword:"type",params:{type:C.properties.pronunciation_dictionaries.
type}};e===null?e=[h]:e.push(h),t++}}if(s.quote_source_seconds!==void 0){let l=s.quote_source_seconds;if(typeof l!="numb\
er"&&l!==null){const h={instancePath:i+"/quote_source_seconds",schemaPath:"#/properties/quote_source_seconds/type",keyword:"\
type",params:{type:C.properties.quote_source_seconds.type}};e===null?e=[h]:e.push(h),t++}if(typeof l=="number"){if(l>300||
isNaN(l)){const h={instancePath:i+"/quote_source_seconds",schemaPath:"#/properties/quote_source_seconds/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:300}};e===null?e=[h]:e.push(h),t++}if(l<=0||isNaN(l)){const h={instancePath:i+"/q\
uote_source_seconds",schemaPath:"#/properties/quote_source_seconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{
comparison:">",limit:0}};e===null?e=[h]:e.push(h),t++}}}if(s.max_estimated_credits!==void 0){let l=s.max_estimated_credits;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l))&&l!==null){const h={instancePath:i+"/max_estimated_credits",schemaPath:"#/pr\
operties/max_estimated_credits/type",keyword:"type",params:{type:C.properties.max_estimated_credits.type}};e===null?e=[h]:
e.push(h),t++}}}else{const l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),t++}return jr.errors=e,t===0}const qt={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(xr,s)}};function xr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id!==void 0&&(D(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:p})||
(e=e===null?D.errors:y(e,D.errors),t=e.length)),s.status!==void 0&&typeof s.status!="string"){const r={instancePath:i+"/\
status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}if(s.replayed!==
void 0&&typeof s.replayed!="boolean"){const r={instancePath:i+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"\
type",params:{type:"boolean"}};e===null?e=[r]:e.push(r),t++}if(s.committed!==void 0&&typeof s.committed!="boolean"){const r={
instancePath:i+"/committed",schemaPath:"#/properties/committed/type",keyword:"type",params:{type:"boolean"}};e===null?e=
[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),t++}return xr.errors=e,t===0}const At={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Dr,s)}},
ss={type:"object",properties:{image:{type:"string",pattern:"^(https://|file_).+"},mode:{enum:["full","text"]},idempotency_key:{
type:"string",maxLength:200},callback_url:{$ref:"#/components/schemas/CallbackUrl"}},additionalProperties:!1},ts=/^(https:\/\/|file_).+/u;
function Dr(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){for(const r in s)if(!(r==="image"||r==="mode"||r==="idempotency_key"||r==="callback_url")){const n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};e===null?
e=[n]:e.push(n),t++}if(s.image!==void 0){let r=s.image;if(typeof r=="string"){if(!ts.test(r)){const n={instancePath:i+"/\
image",schemaPath:"#/properties/image/pattern",keyword:"pattern",params:{pattern:"^(https://|file_).+"}};e===null?e=[n]:
e.push(n),t++}}else{const n={instancePath:i+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[n]:e.push(n),t++}}if(s.mode!==void 0){let r=s.mode;if(!(r==="full"||r==="text")){const n={instancePath:i+
"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:ss.properties.mode.enum}};e===null?e=[n]:
e.push(n),t++}}if(s.idempotency_key!==void 0){let r=s.idempotency_key;if(typeof r=="string"){if(re(r)>200){const n={instancePath:i+
"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit:200}};e===null?
e=[n]:e.push(n),t++}}else{const n={instancePath:i+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"\
type",params:{type:"string"}};e===null?e=[n]:e.push(n),t++}}s.callback_url!==void 0&&(z(s.callback_url,{instancePath:i+"\
/callback_url",parentData:s,parentDataProperty:"callback_url",rootData:p})||(e=e===null?z.errors:y(e,z.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return Dr.
errors=e,t===0}const jt={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(qe,s)}};const is=/^bk_.+$/u;function qe(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;
if(typeof s=="string"){if(!is.test(s)){const r={instancePath:i,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
^bk_.+$"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}const xt={"~standard":{version:1,vendor:"canvas-design-ap\
i",validate:s=>c(Ae,s)}};function Ae(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[r]:e.push(r),t++}s.id!==void 0&&(qe(s.id,{instancePath:i+"/id",parentData:s,parentDataProperty:"id",rootData:p})||
(e=e===null?qe.errors:y(e,qe.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"}};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}const Dt={"~standard":{version:1,vendor:"canvas-de\
sign-api",validate:s=>c(je,s)}};function je(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(Ae(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?Ae.errors:y(e,Ae.
errors),t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.team_id===void 0){const r={instancePath:i,schemaPath:"\
#/allOf/1/required",keyword:"required",params:{missingProperty:"team_id"}};e===null?e=[r]:e.push(r),t++}if(s.team_id!==void 0&&
typeof s.team_id!="string"){const r={instancePath:i+"/team_id",schemaPath:"#/allOf/1/properties/team_id/type",keyword:"t\
ype",params:{type:"string"}};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"}};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}const Et={"~standard":{version:1,vendor:"\
canvas-design-api",validate:s=>c(Er,s)}};function Er(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(x(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?x.errors:y(e,x.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.brand_kits===void 0){const r={instancePath:i,schemaPath:"#/al\
lOf/1/required",keyword:"required",params:{missingProperty:"brand_kits"}};e===null?e=[r]:e.push(r),t++}if(s.brand_kits!==
void 0){let r=s.brand_kits;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)je(r[o],{instancePath:i+"/brand_kit\
s/"+o,parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?je.errors:y(e,je.errors),t=e.length)}else{const n={instancePath:i+
"/brand_kits",schemaPath:"#/allOf/1/properties/brand_kits/type",keyword:"type",params:{type:"array"}};e===null?e=[n]:e.push(
n),t++}}}else{const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"}};e===null?e=[r]:
e.push(r),t++}return Er.errors=e,t===0}const Ot={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(xe,s)}};function xe(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}return xe.errors=e,t===0}const $t={"~standard":{version:1,vendor:"canvas-design-api",validate:s=>c(Or,
s)}};function Or(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;if(!(s&&typeof s=="o\
bject"&&!Array.isArray(s))){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};e===null?
e=[r]:e.push(r),t++}if(x(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?x.errors:y(e,x.errors),
t=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.organizations===void 0){const r={instancePath:i,schemaPath:"#\
/allOf/1/required",keyword:"required",params:{missingProperty:"organizations"}};e===null?e=[r]:e.push(r),t++}if(s.organizations!==
void 0){let r=s.organizations;if(Array.isArray(r)){const n=r.length;for(let o=0;o<n;o++)xe(r[o],{instancePath:i+"/organi\
zations/"+o,parentData:r,parentDataProperty:o,rootData:p})||(e=e===null?xe.errors:y(e,xe.errors),t=e.length)}else{const n={
instancePath:i+"/organizations",schemaPath:"#/allOf/1/properties/organizations/type",keyword:"type",params:{type:"array"}};
e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"}};e===null?e=[r]:e.push(r),t++}return Or.errors=e,t===0}const Nt={"~standard":{version:1,vendor:"canvas-design-api",
validate:s=>c($r,s)}};function $r(s,{instancePath:i="",parentData:a,parentDataProperty:u,rootData:p=s}={}){let e=null,t=0;const r=t;let n=!1,o=null;
const m=t;Q(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?Q.errors:y(e,Q.errors),t=e.length);
var d=m===t;d&&(n=!0,o=0);const f=t;ee(s,{instancePath:i,parentData:a,parentDataProperty:u,rootData:p})||(e=e===null?ee.
errors:y(e,ee.errors),t=e.length);var d=f===t;if(d&&n?(n=!1,o=[o,1]):d&&(n=!0,o=1),n)t=r,e!==null&&(r?e.length=r:e=null);else{
const _={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o}};e===null?e=[_]:e.push(_),t++}return $r.
errors=e,t===0}export{os as ApiError,Gs as Attachment,qt as AudioGeneration,gs as AuthenticationErrorBody,xt as BrandKit,jt as BrandKitId,
Us as BrandKitRef,Ms as CallbackUrl,js as CancelTaskResponse,As as Canvas,Rs as CanvasExport,cs as CanvasId,ds as CanvasListItem,
Os as CanvasPages,Is as CanvasRef,xs as CanvasRename,qs as CanvasSearchResult,ht as ConflictErrorBody,Vs as CreateTaskResponse,
yt as CreateUploadUrlResponse,js as DeleteCanvasResponse,js as DeleteDriveItemResponse,Cs as DesignResult,Ts as DesignTask,
mt as DriveItemPatch,et as EndedTask,ps as ErrorCode,us as ErrorDetails,Ws as EventId,Ns as Export,Rs as ExportCanvasResponse,
nt as ExportFailedEvent,$s as ExportRequest,it as ExportSucceededEvent,Js as FileId,Bs as FileRef,vt as Generate3D,Pt as Generate3DStatus,
kt as Generate3DTask,kt as Generate3dResponse,bt as GenerateAudio,qt as GenerateAudioResponse,Rs as GetCanvasExportStatusResponse,
As as GetCanvasResponse,js as GetCreditsResponse,Pt as GetGenerate3dTaskResponse,Nt as GetTaskResponse,ut as GetUploadLimitsResponse,
js as GetVoiceCapabilitiesResponse,ws as InternalErrorBody,_s as InvalidRequestErrorBody,Qs as Layer,At as Layerize,Ys as LayerizeAssetsResponse,
Xs as LayerizeResult,Ys as LayerizeTask,Dt as LegacyBrandKit,Et as LegacyBrandKitPage,hs as LegacyCanvasPage,dt as LegacyLogPage,
$t as LegacyOrganizationPage,ms as LegacyPage,Vs as LegacyTask,Ks as LegacyTaskPage,Et as ListBrandKitsResponse,Os as ListCanvasPagesResponse,
hs as ListCanvasesResponse,dt as ListEventsResponse,js as ListMediaModelsResponse,$t as ListOrganizationsResponse,Ks as ListTasksResponse,
js as ListVoicesResponse,dt as ListWebhookDeliveriesResponse,ks as NotFoundErrorBody,js as OpenObject,Ot as Organization,
zs as OtherTask,Es as Page,vs as PermissionErrorBody,_t as PromoRedeem,gt as PromoRedeemResult,Ps as RateLimitedErrorBody,
gt as RedeemPromoCodeResponse,js as RedeliverWebhookResponse,at as RegisterUploadResponse,js as RemixCanvasResponse,ot as RemixRequest,
js as RenameCanvasResponse,js as RevokeDesktopSignInResponse,qs as SearchCanvasesResponse,yt as SignedUpload,Fs as Task,
tt as TaskCanceledEvent,Ss as TaskCreate,st as TaskFailedEvent,Ls as TaskId,rt as TaskSucceededEvent,Zs as TextItem,Ds as UnprocessableErrorBody,
js as UnpublishWebsiteResponse,as as UnsupportedVersionDetails,fs as UntypedApiError,ys as UntypedErrorBody,js as UpdateDriveItemResponse,
at as UploadFileResponse,lt as UploadForm,ut as UploadLimits,ct as UploadRegisterRequest,ft as UploadUrlRequest,at as UploadedFile,
bs as UpstreamErrorBody,ls as ValidationDetails,wt as VoiceId,Hs as WebhookEnvelope,pt as WebhookEvent};
